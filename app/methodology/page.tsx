import type { Metadata } from 'next'
import { MethodologyPage } from '@/components/methodology/methodology-page'
import { Notice } from '@/components/ui/notices/notice'
import { createFormat } from '@/lib/format/create-format'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'
import { readMethodology } from '@/lib/server/service/read-methodology'
import { viewMethodology } from '@/lib/views/methodology-view'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('methodology')
  return { title: words('title') }
}

/** Rendered from the service's own methodology, so that text and computation cannot diverge. */
export default async function Page() {
  await requirePage('/methodology')
  const [methodology, { catalog, locale, language }] = await Promise.all([readMethodology(), readReader()])
  const format = createFormat(locale, catalog)
  const words = format.words('methodology')
  if (methodology !== null)
    return <MethodologyPage view={viewMethodology(methodology, format, language)} words={words} />
  return (
    <>
      <h1 className="mb-4 font-strong text-xl">{words('title')}</h1>
      <Notice tone="plain" title={words('notOffered')}>
        {words('notOfferedDetail')}
      </Notice>
    </>
  )
}
