'use client'

import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'

type PopoverProps = {
  label: string
  /** The button below which it opens. */
  anchor: RefObject<HTMLElement | null>
  children: ReactNode
  onClose: () => void
}

/** The content that a button opens below itself; a click outside and Escape close it. */
export function Popover({ label, anchor, children, onClose }: PopoverProps) {
  return (
    <Base.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" sideOffset={6} collisionPadding={8} className="z-30">
          <Base.Popup
            aria-label={label}
            finalFocus={anchor}
            className="max-h-[min(34rem,var(--available-height))] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded border border-line bg-raised p-4 shadow-float print:hidden"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
