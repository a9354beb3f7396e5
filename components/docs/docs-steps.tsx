import { underBasePath } from '@/lib/base-path'
import type { Words } from '@/lib/messages/words'

type DocsStepsProps = {
  /** Addresses of the parts before and after; null where there is none. */
  before: string | null
  after: string | null
  words: Words<'docs'>
}

function Step({ address, rel, children }: { address: string; rel: 'prev' | 'next'; children: string }) {
  return (
    <a href={underBasePath(address)} rel={rel} data-page-link="" className="text-accent hover:underline">
      {children}
    </a>
  )
}

/** Leads to the parts before and after of a page that is shown in parts. */
export function DocsSteps({ before, after, words }: DocsStepsProps) {
  if (before === null && after === null) return null
  return (
    <p className="mt-8 flex justify-between gap-4 print:hidden">
      <span>
        {before !== null && (
          <Step address={before} rel="prev">
            {words('before')}
          </Step>
        )}
      </span>
      <span>
        {after !== null && (
          <Step address={after} rel="next">
            {words('after')}
          </Step>
        )}
      </span>
    </p>
  )
}
