import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BegunInput } from './begun-input'
import { whenFirstInput } from './when-wanted'

type Awake<Props> = { Box: ComponentType<Props>; begun: BegunInput | null }

/** What a plain field tells while it stands in for a box. */
export type Doings = { isOpen: boolean; isComposing: boolean }

/**
 * Lists to choose from weigh as much as the rest of a form. They are loaded once the reader does anything at all, and take
 * the place of the plain field `id`, which can be used until then, between two keys.
 */
export function useLaterBox<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  const [awake, setAwake] = useState<Awake<Props> | null>(null)
  const doings = useRef<Doings>({ isOpen: false, isComposing: false })
  useEffect(() => {
    let isGone = false
    async function take(): Promise<void> {
      await whenFirstInput()
      const Box = await load()
      // Whoever writes with an input method would lose what is not yet a word.
      while (doings.current.isComposing) await new Promise((resolve) => setTimeout(resolve, 100))
      const field = document.getElementById(id)
      if (isGone || !(field instanceof HTMLInputElement)) return
      const caret = [field.selectionStart, field.selectionEnd] as const
      const begun = document.activeElement === field ? { isOpen: doings.current.isOpen, caret } : null
      // At once, so that nothing is typed between what was read here and what is drawn of it.
      flushSync(() => setAwake({ Box, begun }))
    }
    // A box that cannot be loaded leaves a field in which its words can be typed.
    take().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [id, load])
  return { awake, doings: doings.current }
}
