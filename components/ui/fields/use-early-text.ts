import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For a text field rendered by the server: reports text typed before the page was hydrated. The browser shows it, and React keeps
 * it without calling `onChange`.
 */
export function useEarlyText(onText: (text: string) => void): (element: HTMLInputElement | null) => void {
  const field = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(() => {
    const { current } = field
    if (!current || current.value === current.defaultValue) return
    // React has stored the text that it found at hydration: it is set again, so that React notices when it is cleared.
    const { value } = current
    current.value = value
    onText(value)
  })
  useEffect(() => take(), [])
  return (element) => {
    field.current = element
  }
}
