import { useLayoutEffect } from 'react'

/** What was going on in a field when another takes its place. `isOpen`: its list was asked for. */
export type BegunInput = { isOpen: boolean; caret: readonly [number | null, number | null] }

/** Gives the field that took over, by its id, the caret where it was; null: the caret was elsewhere. */
export function useCaret(id: string, begun: BegunInput | null): void {
  useLayoutEffect(() => {
    const field = document.getElementById(id)
    if (begun === null || !(field instanceof HTMLInputElement)) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(...begun.caret)
  }, [id, begun])
}
