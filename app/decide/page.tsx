import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { DecidePage } from '@/components/matching/decide-page'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('matching')
  return { title: words('decideTitle') }
}

export default async function Page() {
  await requirePage('/decide')
  return (
    <PageWords of="/decide">
      <DecidePage />
    </PageWords>
  )
}
