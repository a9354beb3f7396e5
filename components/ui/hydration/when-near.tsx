'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { watchNear } from './watch-near'
import { whenFirstInput } from './when-wanted'

/** After the reader's first input: by then who scrolls has a page that answers, and who prints has charts. */
const quietMs = 3000

/** Without any input. */
const untouchedMs = 10_000

/**
 * Keeps the room of what is within until it comes near the window, is printed, or the page has been in use for a while: a
 * drawing that nobody sees yet must not keep the page from answering. `room`: what keeps it, where it has a height of its
 * own.
 */
export function WhenNear({ children, room }: { children: ReactNode; room?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown || place.current === null) return
    const show = () => setShown(true)
    const showAtOnce = () => flushSync(show)
    const stop = watchNear(place.current, show)
    const timers = [setTimeout(show, untouchedMs)]
    let isOver = false
    void whenFirstInput().then(() => {
      if (!isOver) timers.push(setTimeout(show, quietMs))
    })
    window.addEventListener('beforeprint', showAtOnce)
    return () => {
      stop()
      isOver = true
      for (const timer of timers) clearTimeout(timer)
      window.removeEventListener('beforeprint', showAtOnce)
    }
  }, [isShown])
  if (isShown) return children
  return room ? <div ref={place}>{room}</div> : <div ref={place} className="skeleton h-full" />
}
