'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { type EvidenceOf, type FigureMark, useFigureMark, useOpenEvidence } from './evidence-provider'

type EvidenceButtonProps = {
  of: EvidenceOf
  children: ReactNode
  /** False for further figures in a table's row, which the arrow keys reach. */
  isTabStop?: boolean
}

const marks = {
  problem: { sign: '!', look: 'bg-danger', key: 'markProblem' },
  note: { sign: '•', look: 'bg-ink-soft', key: 'markNote' },
} as const satisfies Record<FigureMark, { sign: string; look: string; key: Key<'evidence'> }>

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Left and right move through the figures of a row, so that a table of 200 figures is not 200 tab stops. */
function moveAlongRow(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  const figures = [...(event.currentTarget.closest('tr')?.querySelectorAll('button') ?? [])]
  if (step === undefined || figures.length === 0) return
  event.preventDefault()
  figures[figures.indexOf(event.currentTarget) + step]?.focus()
}

/** A figure that opens its evidence; looks and takes up room like plain text. */
export function EvidenceButton({ of, children, isTabStop = true }: EvidenceButtonProps) {
  const open = useOpenEvidence()
  const words = useMessages('evidence')
  const mark = useFigureMark(of)
  if (open === null) return children
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={words('open')}
      className="figure"
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={moveAlongRow}
      onClick={(event) => open(of, event.currentTarget)}
    >
      {children}
      {mark === null ? null : (
        <span
          title={words(marks[mark].key)}
          className={`ml-1 inline-grid size-3.5 place-items-center rounded-full align-[1px] font-strong text-[0.625rem] text-paper leading-none ${marks[mark].look}`}
        >
          <span aria-hidden="true">{marks[mark].sign}</span>
          <span className="sr-only">, {words(marks[mark].key)}</span>
        </span>
      )}
    </button>
  )
}
