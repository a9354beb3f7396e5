import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { ComparePage } from '@/components/compare/compare-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { currencies } from '@/lib/server/service/currencies'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('compare')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/compare')
  return (
    <PageWords of="/compare">
      <ComparePage locale={(await readReader()).locale} currencies={currencies} />
    </PageWords>
  )
}
