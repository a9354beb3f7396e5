import type { Metadata } from 'next'
import { PageWords } from '@/app/page-words'
import { AnswerPage } from '@/components/answer/answer-page'
import { readReader, readWords } from '@/lib/server/read-reader'
import { requirePage } from '@/lib/server/require-page'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('answer')
  return { title: words('titleShort'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/** The form behind the link of a supplier request: the only page with content that needs no sign-in. */
export default async function Page() {
  await requirePage('/answer')
  const words = await readWords('answer')
  return (
    <PageWords of="/answer">
      <noscript>
        <p>{words('needsScript')}</p>
      </noscript>
      <AnswerPage locale={(await readReader()).locale} />
    </PageWords>
  )
}
