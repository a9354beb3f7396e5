import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { FoundReportsPage } from '@/components/reports/found-reports-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('documents')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/reports')
  return (
    <PageWords of="/reports">
      <FoundReportsPage locale={(await readReader()).locale} />
    </PageWords>
  )
}
