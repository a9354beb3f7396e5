'use client'

import { useEffect } from 'react'
import { takeEarliestInput } from './earliest-input'

/** Presses the button again that was pressed before the page could answer it. Stands after all parts: those that keep their own input take theirs first. */
export function EarliestClick() {
  useEffect(() => {
    const target = takeEarliestInput(document.body)
    // The click that wakes the page is still on its way to its button.
    if (target instanceof Element && window.event?.target !== target) target.closest('button')?.click()
  }, [])
  return null
}
