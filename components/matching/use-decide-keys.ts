import { useEffect, useRef } from 'react'

export type DecideKeys = {
  /** 1 to 5. */
  choose: (place: number) => void
  /** 0 */
  none: () => void
  /** s */
  search: () => void
  /** n */
  next: () => void
}

/** Whether somebody is typing, or uses something on top of the page. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isTyping = target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)
  return isTyping || target.closest('[role="dialog"]') !== null
}

function onKey(event: KeyboardEvent, { choose, none, search, next }: DecideKeys): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || event.repeat) return
  if (isElsewhere(event.target)) return
  if (/^[1-5]$/.test(event.key)) choose(Number(event.key))
  else if (event.key === '0') none()
  else if (event.key === 'n') next()
  else if (event.key === 's') {
    // Keeps the letter out of the field that takes the focus.
    event.preventDefault()
    search()
  }
}

/** The keyboard shortcuts of the queue. Never while somebody types. */
export function useDecideKeys(keys: DecideKeys): void {
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
