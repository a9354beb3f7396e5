'use client'

import { useSyncExternalStore } from 'react'

let drawsFlags: boolean | null = null

/** Where the system's fonts have flags, the two letters of one melt into a single sign and take less room. */
function canDrawFlags(): boolean {
  if (drawsFlags !== null) return drawsFlags
  const pen = document.createElement('canvas').getContext('2d')
  drawsFlags = pen !== null && pen.measureText('🇸🇪').width < 1.5 * pen.measureText('🇸').width
  return drawsFlags
}

function subscribe(): () => void {
  return () => {}
}

/** A country's flag, or its code where the system has no flags; either takes the same room. Beside the country's name. */
export function Flag({ code, flag }: { code: string; flag: string | null }) {
  const canDraw = useSyncExternalStore(subscribe, canDrawFlags, () => false)
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
