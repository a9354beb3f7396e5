import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { DataPage } from '@/components/data/data-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('data')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/data')
  return (
    <PageWords of="/data">
      <DataPage locale={(await readReader()).locale} />
    </PageWords>
  )
}
