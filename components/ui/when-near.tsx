'use client'

import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** After this time a page that nobody has scrolled is rendered completely, so that it can be printed and searched. */
const untouchedMs = 10_000

/**
 * Reserves the height of its content until it comes near the window or the page is printed, so that parts that nobody sees yet do
 * not slow the page down. `room`: a placeholder, where it has a height of its own.
 */
export function WhenNear({ children, room }: { children: ReactNode; room?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown || place.current === null) return
    const showAtOnce = () => flushSync(() => setShown(true))
    // Rendered in slices, so that a click or a key press between them is answered before the drawing is done.
    const show = () => startTransition(() => setShown(true))
    // Where a browser cannot observe what is visible, the content is rendered at once.
    if (typeof IntersectionObserver === 'undefined') return show()
    const near = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && show()
    const observer = new IntersectionObserver(near, { rootMargin: '200px' })
    observer.observe(place.current)
    const timer = setTimeout(show, untouchedMs)
    window.addEventListener('beforeprint', showAtOnce)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      window.removeEventListener('beforeprint', showAtOnce)
    }
  }, [isShown])
  if (isShown) return children
  return room ? <div ref={place}>{room}</div> : <div ref={place} className="skeleton h-full" />
}
