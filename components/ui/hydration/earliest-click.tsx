'use client'

import { useEffect } from 'react'
import { takeEarliestInput } from './earliest-input'

/**
 * Presses the button again that was pressed before the page could answer it, or chooses again from a list. Stands after all
 * parts: those that keep their own input take theirs first.
 */
export function EarliestClick() {
  useEffect(() => {
    const target = takeEarliestInput(document.body)
    // What wakes the page is still on its way to its control.
    if (!(target instanceof Element) || window.event?.target === target) return
    if (target instanceof HTMLSelectElement) {
      target.value = window.earliestValue ?? target.value
      target.dispatchEvent(new Event('change', { bubbles: true }))
    } else target.closest('button')?.click()
  }, [])
  return null
}
