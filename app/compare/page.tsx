import type { Metadata } from 'next'
import { ComparePage } from '@/components/compare/compare-page'
import { currencies } from '@/lib/server/currencies'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('compare')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/compare')
  return <ComparePage locale={(await readReader()).locale} currencies={currencies} />
}
