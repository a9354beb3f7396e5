import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { IndustriesPage } from '@/components/benchmarks/industries-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { readIndustryList } from '@/lib/server/service/read-industry-list'
import { readSummary } from '@/lib/server/service/read-list'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('shell')
  return { title: words('industries') }
}

export default async function Page() {
  await requirePage('/industries')
  const reader = await readReader()
  const [words, industries, summary] = await Promise.all([
    readWords('benchmarks'),
    readIndustryList(),
    readSummary(new URLSearchParams()),
  ])
  const own =
    summary && new Map(summary.industries.flatMap(({ id, count }) => (id === null ? [] : [[id, count] as const])))
  return (
    <PageWords of="/industries">
      <IndustriesPage industries={industries} own={own} reader={reader} words={words} />
    </PageWords>
  )
}
