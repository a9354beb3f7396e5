import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { EngagementPage } from '@/components/engagement/engagement-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('engagement')
  return { title: words('title') }
}

export default async function Page() {
  await requirePage('/engagement')
  return (
    <PageWords of="/engagement">
      <EngagementPage locale={(await readReader()).locale} />
    </PageWords>
  )
}
