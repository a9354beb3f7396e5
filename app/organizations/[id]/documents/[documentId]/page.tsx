import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
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
  return <DocumentPage id={Number(id)} documentId={Number(documentId)} />
}
