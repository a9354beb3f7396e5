import { type RefObject, useEffect, useRef } from 'react'

type Control = HTMLSelectElement | HTMLInputElement

function sayChange(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].find((option) => option.defaultSelected)
    if (written?.selected === false) control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // Of several radio buttons only the one that was chosen has something to say.
  if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return
  // React took the box as it found it, and hears of a click only where it changes the box.
  control.checked = !control.checked
  control.click()
}

/**
 * For a list, box or radio button that the server wrote: answers what was chosen before the page was hydrated. The browser shows
 * such a choice, and React keeps it without telling anybody (`onChange`).
 */
export function useEarlyChoice<Of extends Control>(): RefObject<Of | null> {
  const control = useRef<Of>(null)
  useEffect(() => {
    if (control.current) sayChange(control.current)
  }, [])
  return control
}
