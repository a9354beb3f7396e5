import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { DataPage } from '@/components/data/data-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { hasRole } from '@/lib/server/session/roles'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('data')
  return { title: words('title') }
}

export default async function Page() {
  const viewer = await requirePage('/data')
  const isAdmin = viewer === 'open' || (viewer !== null && hasRole(viewer.user.role, 'admin'))
  return (
    <PageWords of="/data">
      <DataPage locale={(await readReader()).locale} isAdmin={isAdmin} />
    </PageWords>
  )
}
