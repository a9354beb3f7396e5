import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { DigestPage } from '@/components/changes/digest-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('digest')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/changes/digest')
  return (
    <PageWords of="/changes/digest">
      <DigestPage locale={(await readReader()).locale} />
    </PageWords>
  )
}
