import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { IndustriesPage } from '@/components/benchmarks/industries-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { readIndustryList } from '@/lib/server/service/read-industry-list'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('shell')
  return { title: words('industries') }
}

export default async function Page() {
  await requirePage('/industries')
  const reader = await readReader()
  const words = await readWords('benchmarks')
  return (
    <PageWords of="/industries">
      <IndustriesPage industries={await readIndustryList()} reader={reader} words={words} />
    </PageWords>
  )
}
