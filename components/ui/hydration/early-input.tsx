'use client'

import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { takeEarliestInput } from './earliest-input'
import { watchPresses } from './held-press'
import { watchNear } from './watch-near'

type Control = HTMLButtonElement | HTMLSelectElement | HTMLInputElement

/** Where a control stands: React may draw a part anew instead of waking what the server wrote. `choice`: of a list. `isChecked`: of a box or one of several. */
type Input = {
  control: Control
  place: number
  text: string | null
  choice: string | null
  isChecked: boolean | null
}

const controls = 'button, select, input[type=radio], input[type=checkbox]'

const AwakeContext = createContext<(() => void) | null>(null)

function controlsOf(region: HTMLElement | null): Control[] {
  return [...(region?.querySelectorAll<Control>(controls) ?? [])]
}

function locate(region: HTMLElement | null, target: EventTarget | null): Input | null {
  const control = target instanceof Element ? target.closest<Control>(controls) : null
  if (control === null || !region?.contains(control)) return null
  return {
    control,
    place: controlsOf(region).indexOf(control),
    text: control.textContent,
    choice: control instanceof HTMLSelectElement ? control.value : null,
    isChecked: control instanceof HTMLInputElement ? control.checked : null,
  }
}

function makeAgain(region: HTMLElement | null, { control, place, text, choice, isChecked }: Input): void {
  const same = control.isConnected ? control : controlsOf(region)[place]
  if (same === undefined || (same !== control && same.textContent !== text)) return
  if (choice === null) {
    // The browser has checked it already, so that another click would be no change.
    if (isChecked !== null && same instanceof HTMLInputElement) same.checked = !isChecked
    same.click()
    return
  }
  same.value = choice
  same.dispatchEvent(new Event('change', { bubbles: true }))
}

function useNear(region: RefObject<HTMLElement | null>, onNear: (() => void) | undefined): void {
  useEffect(() => {
    const { current } = region
    return onNear && current ? watchNear(current, onNear) : undefined
  }, [region, onNear])
}

type EarlyInputProps = {
  children: ReactNode
  onNear?: () => void
  className: string
  /** Only until it answers. */
  classNameBefore: string
}

/**
 * Keeps the last click on a button or box, or choice from a list, within that the server wrote and whose program is not there
 * yet, and makes it again once `useAwake` is called inside: React hydrates such a part later and forgets what was done
 * before (react.dev/reference/react/Suspense). What is pressed within is clicked also where the page moves under the pointer while
 * it is pressed, as it can while it wakes. `onNear`: its top comes near the window.
 */
export function EarlyInput({ children, onNear, className, classNameBefore }: EarlyInputProps) {
  const region = useRef<HTMLDivElement>(null)
  useNear(region, onNear)
  const isAwake = useRef(false)
  const [look, setLook] = useState(`${className} ${classNameBefore}`)
  const kept = useRef<Input | null>(null)
  useEffect(() => {
    const presses = watchPresses(controls)
    // At the window, React's own listeners lie between: what it cannot answer yet it stops on the way down.
    function keep(event: Event): void {
      const { type, target } = event
      const held = type === 'click' ? presses.of(event) : null
      // To open a list is a click too; what counts of it is the choice.
      if (type === 'click' && target instanceof HTMLSelectElement) return
      if (!isAwake.current) kept.current = locate(region.current, held ?? target)
      else if (held !== null && region.current?.contains(held)) {
        event.stopPropagation()
        held.click()
      }
    }
    function forget({ target }: Event): void {
      const control = kept.current?.control
      if (control?.isConnected && target instanceof Node && control.contains(target)) kept.current = null
    }
    const earliest = takeEarliestInput(region.current)
    if (!isAwake.current) kept.current = locate(region.current, earliest)
    for (const type of ['click', 'change']) {
      window.addEventListener(type, keep, { capture: true })
      window.addEventListener(type, forget)
    }
    return () => {
      presses.stop()
      for (const type of ['click', 'change']) {
        window.removeEventListener(type, keep, { capture: true })
        window.removeEventListener(type, forget)
      }
    }
  }, [])
  const wake = useCallback(() => {
    isAwake.current = true
    setLook(className)
    // Later, as the event can itself wake the part and is then answered at the end of this turn.
    setTimeout(() => {
      if (kept.current !== null) makeAgain(region.current, kept.current)
      kept.current = null
    })
  }, [className])
  return (
    <AwakeContext value={wake}>
      <div ref={region} className={look}>
        {children}
      </div>
    </AwakeContext>
  )
}

/** Says that the part within the nearest EarlyInput answers from now on. */
export function useAwake(): void {
  const wake = useContext(AwakeContext)
  useLayoutEffect(() => wake?.(), [wake])
}
