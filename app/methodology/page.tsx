import type { Metadata } from 'next'
import { MethodologyPage } from '@/components/methodology/methodology-page'
import { Notice } from '@/components/ui/notice'
import { readMethodology } from '@/lib/server/read-methodology'
import { requirePage } from '@/lib/server/require-page'
import { viewMethodology } from '@/lib/views/methodology-view'

export const metadata: Metadata = { title: 'How scores are made' }

/** The service's own methodology, so that what it says and what it does cannot part. */
export default async function Page() {
  await requirePage('/methodology')
  const methodology = await readMethodology()
  if (methodology !== null) return <MethodologyPage view={viewMethodology(methodology)} />
  return (
    <>
      <h1 className="mb-4 font-strong text-xl">How scores are made</h1>
      <Notice tone="plain" title="This service does not say how it makes its scores">
        It may be away for a moment, or it has the published interface only.
      </Notice>
    </>
  )
}
