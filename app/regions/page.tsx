import type { Metadata } from 'next'
import { RegionsPage } from '@/components/benchmarks/regions-page'
import { readReader } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export const metadata: Metadata = { title: 'Regions' }

export default async function Page() {
  await requirePage('/regions')
  return <RegionsPage locale={(await readReader()).locale} />
}
