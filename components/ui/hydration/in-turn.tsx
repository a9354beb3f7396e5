'use client'

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Also where a browser cannot tell. */
function isLaidOut(part: HTMLElement | null): boolean {
  return part?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
}

/**
 * A part of what wakes: laid out when it comes near, or in its turn (from 0). All parts in one piece would keep a phone from
 * answering for a sixth of a second. One that is laid out already keeps its height: to press a button wakes it, and what
 * moves then is let go of on something else.
 */
export function InTurn({ turn, children, className = '' }: { turn: number; children: ReactNode; className?: string }) {
  const part = useRef<HTMLDivElement>(null)
  const [isWaiting, setWaiting] = useState(false)
  // With the commit that wakes it: an effect that comes later finds its turn over where the browser is busy.
  useLayoutEffect(() => {
    if (isLaidOut(part.current)) return
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    // After a frame is drawn: parts whose turns came while the browser was busy would else be laid out together.
    function wait(turns: number): void {
      if (isOver) return
      // At once: what React is left to do when it likes comes together with the turn after it where the browser is busy.
      if (turns < 0) flushSync(() => setWaiting(false))
      else {
        frame = requestAnimationFrame(() => {
          timer = setTimeout(() => wait(turns - 1))
        })
      }
    }
    // Not before it is awake: a part that is not laid out has the height of its place, and its words stand over what follows.
    setWaiting(true)
    wait(turn)
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [turn])
  return (
    <div ref={part} className={isWaiting ? `later-part ${className}` : className}>
      {children}
    </div>
  )
}
