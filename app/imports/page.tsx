import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { ImportsPage } from '@/components/imports/imports-page'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('lists')
  return { title: words('imports') }
}

export default async function Page() {
  await requirePage('/imports')
  return (
    <PageWords of="/imports">
      <ImportsPage />
    </PageWords>
  )
}
