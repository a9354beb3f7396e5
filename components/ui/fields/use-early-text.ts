import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For a text field that the server wrote: answers what was typed before the page was hydrated. The browser shows it, and React keeps
 * it without telling anybody (`onChange`).
 */
export function useEarlyText(onText: (text: string) => void): (element: HTMLInputElement | null) => void {
  const field = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(() => {
    const { current } = field
    if (!current || current.value === current.defaultValue) return
    // React remembers the text it found when it began: set again, so that it notices when this one is cleared.
    const { value } = current
    current.value = value
    onText(value)
  })
  useEffect(() => take(), [])
  return (element) => {
    field.current = element
  }
}
