'use client'

import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'

const moving: readonly [string, Key<'documents'>][] = [
  ['j', 'keyNext'],
  ['k', 'keyPrevious'],
]
const deciding: readonly [string, Key<'documents'>][] = [
  ['a', 'accept'],
  ['c', 'correct'],
  ['r', 'reject'],
]

/** The keyboard shortcuts of this page. */
export function KeyLine({ canEdit }: { canEdit: boolean }) {
  const words = useMessages('documents')
  return (
    <dl aria-label={words('keys')} className="flex flex-wrap gap-x-4 gap-y-2 text-ink-soft text-xs print:hidden">
      {[...moving, ...(canEdit ? deciding : [])].map(([key, does]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <kbd className="rounded border border-line-strong px-1.5 font-sans">{key}</kbd>
          </dt>
          <dd>{words(does)}</dd>
        </div>
      ))}
    </dl>
  )
}
