import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { RegionsPage } from '@/components/benchmarks/regions-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('shell')
  return { title: words('regions') }
}

export default async function Page() {
  await requirePage('/regions')
  return (
    <PageWords of="/regions">
      <RegionsPage locale={(await readReader()).locale} />
    </PageWords>
  )
}
