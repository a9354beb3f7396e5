import type { Metadata } from 'next'
import { DataPage } from '@/components/data/data-page'
import { readReader, readWords } from '@/lib/server/read-reader'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('data')
  return { title: words('title') }
}

export default async function Page() {
  return <DataPage locale={(await readReader()).locale} />
}
