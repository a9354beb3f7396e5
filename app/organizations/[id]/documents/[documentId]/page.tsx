import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageWords } from '@/app/page-words'
import { DocumentPage } from '@/components/documents/document-page'
import { readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

type Props = PageProps<'/organizations/[id]/documents/[documentId]'>

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('documents')
  return { title: words('title') }
}

export default async function Page({ params }: Props) {
  await requirePage('/organizations/[id]/documents/[documentId]')
  const { id, documentId } = await params
  if (![id, documentId].every((segment) => /^[0-9]{1,15}$/.test(segment))) notFound()
  return (
    <PageWords of="/organizations/[id]/documents/[documentId]">
      <DocumentPage id={Number(id)} documentId={Number(documentId)} />
    </PageWords>
  )
}
