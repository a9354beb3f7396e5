import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { KeptPage } from '@/components/footprint/kept/kept-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('footprint')
  return { title: words('keptOne') }
}

export default async function Page({ params }: PageProps<'/footprint/kept/[id]'>) {
  await requirePage('/footprint/kept/[id]')
  const { id } = await params
  if (!/^[0-9]{1,15}$/.test(id)) notFound()
  return (
    <PageWords of="/footprint/kept/[id]">
      <KeptPage id={Number(id)} locale={(await readReader()).locale} />
    </PageWords>
  )
}
