import type { Metadata } from 'next'
import { DataPage } from '@/components/data/data-page'
import { readReader } from '@/lib/server/read-reader'

export const metadata: Metadata = { title: 'Data' }

export default async function Page() {
  return <DataPage locale={(await readReader()).locale} />
}
