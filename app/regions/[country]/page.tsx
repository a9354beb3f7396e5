import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { RegionPage } from '@/components/benchmarks/region-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('benchmarks')
  return { title: words('region') }
}

export default async function Page({ params }: PageProps<'/regions/[country]'>) {
  await requirePage('/regions/[country]')
  const { country } = await params
  if (!/^[A-Za-z]{2}$/.test(country)) notFound()
  return (
    <PageWords of="/regions/[country]">
      <RegionPage code={country.toUpperCase()} locale={(await readReader()).locale} />
    </PageWords>
  )
}
