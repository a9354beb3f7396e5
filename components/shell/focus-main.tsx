'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a page was left by something that went with it (a form sent with Enter, a removed record) focus is nowhere: a keyboard would
 * begin at the top again, and a screen reader says nothing. Then the new page's content has it.
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
