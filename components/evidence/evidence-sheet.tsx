'use client'

import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { type EvidenceOfAnswer, evidenceNotOffered, evidenceQuery } from '@/lib/queries/organization/evidence-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { type EntryView, viewEvidence } from '@/lib/views/evidence/evidence-view'
import { EvidenceEntry } from './evidence-entry'
import { EvidenceList } from './evidence-list'
import type { OpenedEvidence } from './evidence-provider'
import { FigureNotes } from './figure-notes'

export type EvidenceSheetProps = {
  of: EvidenceOfAnswer
  opened: OpenedEvidence
  /** Whether the service stores notes. */
  keepsNotes: boolean
  format: Format
  /** Called with the path shown when an input is opened or left. */
  onShow: (path: string) => void
  onClose: () => void
}

function Waiting() {
  const words = useMessages('evidence')
  return (
    <div role="status">
      <span className="sr-only">{words('waiting')}</span>
      <div className="skeleton h-8 w-40" />
      <div className="skeleton mt-4 h-24" />
      <div className="skeleton mt-3 h-24" />
    </div>
  )
}

function Failed({ error, isTrying, onRetry }: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const words = useMessages('evidence')
  const shell = useMessages('shell')
  const problemWords = useProblemWords()
  const isKnown = error instanceof AnswerError
  if (isKnown && error.status === evidenceNotOffered) return <p className="text-ink-soft">{error.detail}</p>
  return (
    <RetryNotice
      {...problemWords(error, { title: shell('somethingWrong'), detail: words('couldNotShow') })}
      isTrying={isTrying}
      onRetry={onRetry}
    />
  )
}

function Found({ entries, onOpen }: { entries: readonly EntryView[]; onOpen: (path: string) => void }) {
  const words = useMessages('evidence')
  const [first, ...others] = entries
  if (!first) return <p className="text-ink-soft">{words('none')}</p>
  return others.length === 0 ? (
    <EvidenceEntry entry={first} onOpen={onOpen} />
  ) : (
    <EvidenceList entries={entries} onOpen={onOpen} />
  )
}

function Scrolling({ children }: { children: ReactNode }) {
  const words = useMessages('evidence')
  const look = 'min-h-0 flex-1 overflow-y-auto px-5 py-4'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={words('evidence')} aria-live="polite" tabIndex={0} className={look}>
      {children}
    </section>
  )
}

/** At the side of a wide window, at the bottom of a narrow one, above the sticky head of the page. */
const place =
  'fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] rounded-t border-t sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[28rem] sm:rounded-none sm:border-t-0 sm:border-l'

/** Where one figure comes from. Its inputs open in the same sheet, with a way back. */
export function EvidenceSheet({ of, opened, keepsNotes, format, onShow, onClose }: EvidenceSheetProps) {
  const words = useMessages('evidence')
  const [trail, setTrail] = useState<readonly string[]>([opened.path])
  function go(next: readonly string[]): void {
    setTrail(next)
    onShow(next.at(-1) ?? opened.path)
  }
  const close = useRef<HTMLButtonElement>(null)
  const query = useQuery(evidenceQuery(of))
  const path = trail.at(-1) ?? opened.path
  const entries = query.data ? viewEvidence(query.data, path, format) : []
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          initialFocus={close}
          finalFocus={() => opened.trigger ?? true}
          className={`${place} flex flex-col border-line bg-raised shadow-float`}
        >
          <div className="flex items-start justify-between gap-4 border-line border-b px-5 py-4">
            <Dialog.Title className="font-strong text-base">
              {entries.length === 1 && entries[0]?.label ? (
                <span lang={entries[0].lang.label}>{entries[0].label}</span>
              ) : (
                words('open')
              )}
            </Dialog.Title>
            <div className="flex shrink-0 gap-4">
              {trail.length > 1 ? (
                <button type="button" className="link" onClick={() => go(trail.slice(0, -1))}>
                  {words('back')}
                </button>
              ) : null}
              <Dialog.Close ref={close} className="link">
                {words('close')}
              </Dialog.Close>
            </div>
          </div>
          <Scrolling>
            {query.data ? (
              <Found entries={entries} onOpen={(next) => go([...trail, next])} />
            ) : query.error ? (
              <Failed error={query.error} isTrying={query.isFetching} onRetry={() => void query.refetch()} />
            ) : (
              <Waiting />
            )}
            <FigureNotes id={of.id} path={path} isOffered={keepsNotes} format={format} />
          </Scrolling>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
