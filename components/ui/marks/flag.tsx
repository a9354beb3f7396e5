'use client'

import { useSyncExternalStore } from 'react'

let drawsFlags = false
const waiting = new Set<() => void>()

/** Measures whether the system's fonts have flags: then the two letters of a flag become one character, which is narrower. */
function lookForFlags(): void {
  const pen = document.createElement('canvas').getContext('2d')
  drawsFlags = pen !== null && pen.measureText('🇸🇪').width < 1.5 * pen.measureText('🇸').width
  for (const onFound of waiting) onFound()
}

let hasAsked = false

/** Measuring takes a phone 25 ms, so it happens when the browser is idle. */
function subscribe(onFound: () => void): () => void {
  waiting.add(onFound)
  if (!hasAsked) {
    if (typeof requestIdleCallback === 'undefined') setTimeout(lookForFlags)
    else requestIdleCallback(lookForFlags, { timeout: 1000 })
  }
  hasAsked = true
  return () => waiting.delete(onFound)
}

/** A country's flag, or its code where the system has no flags; both have the same width. Shown beside the country's name. */
export function Flag({ code, flag }: { code: string; flag: string | null }) {
  const canDraw = useSyncExternalStore(
    subscribe,
    () => drawsFlags,
    () => false,
  )
  return (
    <span aria-hidden="true" className="mr-2 inline-block w-[1.5em] shrink-0 whitespace-nowrap text-center">
      {canDraw && flag !== null ? (
        flag
      ) : (
        <span className="rounded-[3px] align-[1px] border border-line px-[3px] py-px text-[0.625rem] text-ink-faint leading-none">
          {code}
        </span>
      )}
    </span>
  )
}
