'use client'

import { Dialog } from '@base-ui/react/dialog'
import { Fragment } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'

type Keys = { keys: readonly string[]; joined: 'then' | 'or'; does: Key<'palette'> }

const all: readonly Keys[] = [
  { keys: ['Ctrl K', '⌘ K'], joined: 'or', does: 'keyPalette' },
  { keys: ['/'], joined: 'or', does: 'keySearch' },
  { keys: ['n'], joined: 'or', does: 'keyRegister' },
  { keys: ['g', 'o'], joined: 'then', does: 'keyOrganizations' },
  { keys: ['j', 'k'], joined: 'or', does: 'keyMove' },
  { keys: ['Enter'], joined: 'or', does: 'keyOpen' },
  { keys: ['x'], joined: 'or', does: 'keySelect' },
  { keys: ['p'], joined: 'or', does: 'keyPeek' },
  { keys: ['?'], joined: 'or', does: 'keyKeys' },
]

/** The keyboard shortcuts of every page, opened by "?". */
export function KeyList({ onClose }: { onClose: () => void }) {
  const words = useMessages('palette')
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup className="fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-md rounded border border-line bg-raised p-5 shadow-float">
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="font-strong text-base">{words('keys')}</Dialog.Title>
            <Dialog.Close className="link">{words('close')}</Dialog.Close>
          </div>
          <dl className="mt-3">
            {all.map(({ keys, joined, does }) => (
              <div
                key={does}
                className="flex items-center justify-between gap-4 border-line border-t py-2 first:border-0"
              >
                <dt>{words(does)}</dt>
                <dd className="flex shrink-0 items-center gap-1.5 text-ink-soft">
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index === 0 ? null : <span className="text-xs">{words(joined)}</span>}
                      <kbd className="rounded border border-line-strong px-1.5 font-sans">{key}</kbd>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
