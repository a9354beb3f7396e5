'use client'

import { type ReactNode, useEffect, useState } from 'react'

/**
 * A part of what wakes: laid out when it comes near, or in its turn (from 0). All parts in one piece would keep a phone from
 * answering for a sixth of a second.
 */
export function InTurn({ turn, children, className = '' }: { turn: number; children: ReactNode; className?: string }) {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    // After a frame is drawn: parts whose turns came while the browser was busy would else be laid out together.
    function wait(turns: number): void {
      if (isOver) return
      if (turns < 0) setWaiting(false)
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
  return <div className={isWaiting ? `later-part ${className}` : className}>{children}</div>
}
