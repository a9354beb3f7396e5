'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react'
import { takeEarliestClick } from './earliest-click'

/** Where a button stands: React may draw a part anew instead of waking what the server wrote. */
type Click = { button: HTMLButtonElement; place: number; text: string | null }

const AwakeContext = createContext<(() => void) | null>(null)

function locate(region: HTMLElement | null, target: EventTarget | null): Click | null {
  const button = target instanceof Element ? target.closest('button') : null
  if (button === null || !region?.contains(button)) return null
  return { button, place: [...region.querySelectorAll('button')].indexOf(button), text: button.textContent }
}

function makeAgain(region: HTMLElement | null, { button, place, text }: Click): void {
  if (button.isConnected) {
    button.click()
    return
  }
  const same = region?.querySelectorAll('button')[place]
  if (same?.textContent === text) same.click()
}

/**
 * Keeps the last click on a button within that the server wrote and whose program is not there yet, and makes it again
 * once `useAwake` is called inside: React hydrates such a part later and forgets what was clicked before
 * (react.dev/reference/react/Suspense).
 */
export function EarlyClicks({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  const isAwake = useRef(false)
  const clicked = useRef<Click | null>(null)
  useEffect(() => {
    // At the window, React's own listeners lie between: a click that it cannot answer yet it stops on the way down.
    function keep({ target }: MouseEvent): void {
      if (!isAwake.current) clicked.current = locate(region.current, target)
    }
    function forget(): void {
      if (clicked.current?.button.isConnected) clicked.current = null
    }
    const earliest = takeEarliestClick()
    if (!isAwake.current) clicked.current = locate(region.current, earliest)
    window.addEventListener('click', keep, { capture: true })
    window.addEventListener('click', forget)
    return () => {
      window.removeEventListener('click', keep, { capture: true })
      window.removeEventListener('click', forget)
    }
  }, [])
  const wake = useCallback(() => {
    isAwake.current = true
    // Later, as the click can itself wake the part and is then answered at the end of this turn.
    setTimeout(() => {
      if (clicked.current !== null) makeAgain(region.current, clicked.current)
      clicked.current = null
    })
  }, [])
  return (
    <AwakeContext value={wake}>
      <div ref={region} className="contents">
        {children}
      </div>
    </AwakeContext>
  )
}

/** Says that the part within the nearest EarlyClicks answers clicks from now on. */
export function useAwake(): void {
  const wake = useContext(AwakeContext)
  useEffect(() => wake?.(), [wake])
}
