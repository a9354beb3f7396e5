'use client'

import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'

type SideSheetProps = {
  title: ReactNode
  /** The text of the button that closes it. */
  close: string
  children: ReactNode
  /** Whether the page beside it stays usable: it is not covered, and the focus does not move. */
  isBeside?: boolean
  onClose: () => void
}

/** At the side of a wide window, at the bottom of a narrow one. */
const place =
  'fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] rounded-t border-t sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[26rem] sm:rounded-none sm:border-t-0 sm:border-l'

/** A sheet beside a page. Escape and its button close it. */
export function SideSheet({ title, close, children, isBeside = false, onClose }: SideSheetProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      open
      modal={!isBeside}
      disablePointerDismissal={isBeside}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Dialog.Portal>
        {isBeside ? null : <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />}
        <Dialog.Popup
          initialFocus={isBeside ? false : button}
          className={`${place} flex flex-col border-line bg-raised shadow-float print:hidden`}
        >
          <div className="flex items-start justify-between gap-4 border-line border-b px-5 py-4">
            <Dialog.Title className="wrap-anywhere font-strong text-base">{title}</Dialog.Title>
            <Dialog.Close ref={button} className="link shrink-0">
              {close}
            </Dialog.Close>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
