'use client'

import { useEffect, useRef } from 'react'
import type { FigureView } from '@/lib/views/documents/reading-view'
import type { Decisions } from './use-decisions'

export function idOfRow(figureId: number): string {
  return `figure-${figureId}`
}

/** Whether somebody is typing, or uses something on top of the page. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isTyping = target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)
  return isTyping || target.closest('[role="dialog"]') !== null
}

type FigureKeys = {
  figures: readonly FigureView[]
  chosen: FigureView | null
  choose: (figure: FigureView) => void
  correct: (figure: FigureView) => void
  /** Null for readers without permission to decide. */
  decide: Decisions['decide'] | null
  /** Nothing can be accepted or corrected yet. */
  asksWhose: boolean
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

function onKey(event: KeyboardEvent, { figures, chosen, choose, correct, decide, asksWhose }: FigureKeys): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return
  if (chosen === null) return
  const move = (by: number) => {
    const next = figures[figures.indexOf(chosen) + by]
    if (!next) return
    choose(next)
    document.getElementById(idOfRow(next.id))?.focus()
  }
  const step = steps[event.key]
  if (step !== undefined) move(step)
  if (decide === null || event.repeat) return
  const mayAccept = !asksWhose && chosen.obstacle === null
  const decided = event.key === 'a' && mayAccept ? 'accepted' : event.key === 'r' ? 'rejected' : null
  if (decided !== null) {
    decide(chosen.figure, { decision: decided })
    move(1)
  }
  if (event.key === 'c' && !asksWhose) {
    // Keeps the letter out of the field that takes the focus.
    event.preventDefault()
    correct(chosen)
  }
}

/** j and k move through the figures; a, c and r decide on the selected one; after a and r the next one is selected. Never while somebody types. */
export function useFigureKeys(keys: FigureKeys): void {
  const newest = useRef(keys)
  useEffect(() => {
    newest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event, newest.current)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
