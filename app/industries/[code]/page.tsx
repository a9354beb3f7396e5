import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { IndustryPage } from '@/components/benchmarks/industry-page'
import { readReader } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export const metadata: Metadata = { title: 'Industry' }

export default async function Page({ params }: PageProps<'/industries/[code]'>) {
  await requirePage('/industries/[code]')
  const { code } = await params
  if (!/^\w{1,10}$/.test(code)) notFound()
  return <IndustryPage code={code} locale={(await readReader()).locale} />
}
