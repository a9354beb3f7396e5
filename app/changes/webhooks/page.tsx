import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { WebhooksPage } from '@/components/webhooks/webhooks-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('webhooks')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/changes/webhooks')
  return (
    <PageWords of="/changes/webhooks">
      <WebhooksPage locale={(await readReader()).locale} />
    </PageWords>
  )
}
