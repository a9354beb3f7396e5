import type { Metadata } from 'next'
import { IndustriesPage } from '@/components/benchmarks/industries-page'
import { readIndustryList } from '@/lib/server/read-industry-list'
import { readReader } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export const metadata: Metadata = { title: 'Industries' }

export default async function Page() {
  await requirePage('/industries')
  const locale = (await readReader()).locale
  return <IndustriesPage industries={await readIndustryList()} locale={locale} />
}
