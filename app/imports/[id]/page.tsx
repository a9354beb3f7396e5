import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { ImportedListPage } from '@/components/imports/imported-list-page'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('lists')
  return { title: words('import') }
}

export default async function Page({ params }: PageProps<'/imports/[id]'>) {
  await requirePage('/imports/[id]')
  const { id } = await params
  if (!/^[0-9]{1,15}$/.test(id)) notFound()
  return (
    <PageWords of="/imports/[id]">
      <ImportedListPage id={Number(id)} />
    </PageWords>
  )
}
