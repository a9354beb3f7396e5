'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react'

const AwakeContext = createContext<(() => void) | null>(null)

/**
 * Keeps the last click on a button within that the server wrote and whose program is not there yet, and makes it again
 * once `useAwake` is called inside: React hydrates such a part later and forgets what was clicked before
 * (react.dev/reference/react/Suspense).
 */
export function EarlyClicks({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  const isAwake = useRef(false)
  const clicked = useRef<HTMLElement | null>(null)
  useEffect(() => {
    function keep({ target }: MouseEvent): void {
      const button = target instanceof Element ? target.closest('button') : null
      // A click can itself wake the part; React has done so, and answered it, by then.
      setTimeout(() => {
        if (!isAwake.current && region.current?.contains(button)) clicked.current = button
      })
    }
    // At the window, before React: it stops a click that it cannot answer yet.
    window.addEventListener('click', keep, { capture: true })
    return () => window.removeEventListener('click', keep, { capture: true })
  }, [])
  const wake = useCallback(() => {
    isAwake.current = true
    const button = clicked.current
    clicked.current = null
    if (button?.isConnected) button.click()
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
