import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { ChangesPage } from '@/components/changes/changes-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { hasRole } from '@/lib/server/session/roles'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('changes')
  return { title: words('title') }
}

export default async function Page() {
  const viewer = await requirePage('/changes')
  const isAdmin = viewer === 'open' || (viewer !== null && hasRole(viewer.user.role, 'admin'))
  return (
    <PageWords of="/changes">
      <ChangesPage locale={(await readReader()).locale} isAdmin={isAdmin} />
    </PageWords>
  )
}
