import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { IndustryPage } from '@/components/benchmarks/industry-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('benchmarks')
  return { title: words('industry') }
}

export default async function Page({ params }: PageProps<'/industries/[code]'>) {
  await requirePage('/industries/[code]')
  const { code } = await params
  if (!/^\w{1,10}$/.test(code)) notFound()
  return (
    <PageWords of="/industries/[code]">
      <IndustryPage code={code} locale={(await readReader()).locale} />
    </PageWords>
  )
}
