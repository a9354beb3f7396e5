import { type RefObject, useEffect, useRef } from 'react'

type Control = HTMLSelectElement | HTMLInputElement

function reportChange(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].find((option) => option.defaultSelected)
    if (written?.selected === false) control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // Of several radio buttons only the checked one is reported.
  if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return
  // React took over the box in its present state and reacts to a click only if the click changes it.
  control.checked = !control.checked
  control.click()
}

/**
 * For a list, box or radio button rendered by the server: reports a choice made before the page was hydrated. The browser shows
 * such a choice, and React keeps it without calling `onChange`.
 */
export function useEarlyChoice<Of extends Control>(): RefObject<Of | null> {
  const control = useRef<Of>(null)
  useEffect(() => {
    if (control.current) reportChange(control.current)
  }, [])
  return control
}
