'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * When the focused element disappears with its page (a form sent with Enter, a removed record), nothing has the focus: the
 * keyboard starts at the top again, and a screen reader says nothing. Then the content of the new page gets the focus.
 */
export function FocusMain() {
  const path = usePathname()
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (isNowhere) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
  return null
}
