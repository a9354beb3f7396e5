'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useInView } from 'react-intersection-observer'

/** By then a page that nobody scrolls is drawn whole, so that it can be printed and searched. */
const untouchedMs = 10_000

/**
 * Keeps the room of what is within until it comes near the window or the page is printed: a drawing that nobody sees yet must not
 * keep the page from answering. `room`: what keeps it, where it has a height of its own.
 */
export function WhenNear({ children, room }: { children: ReactNode; room?: ReactNode }) {
  const { ref, inView } = useInView({ triggerOnce: true, rootMargin: '200px', fallbackInView: true })
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), untouchedMs)
    const showAtOnce = () => flushSync(() => setWanted(true))
    window.addEventListener('beforeprint', showAtOnce)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeprint', showAtOnce)
    }
  }, [])
  if (inView || isWanted) return children
  return room ? <div ref={ref}>{room}</div> : <div ref={ref} className="skeleton h-full" />
}
