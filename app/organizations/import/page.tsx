import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { ImportPage } from '@/components/import/import-page'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('import')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/organizations/import')
  return (
    <PageWords of="/organizations/import">
      <ImportPage />
    </PageWords>
  )
}
