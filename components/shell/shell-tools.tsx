'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import { KeyboardShortcuts } from './keyboard-shortcuts'

const LazyPalette = dynamic(() => import('./command-palette').then(({ CommandPalette }) => CommandPalette), {
  ssr: false,
})
const LazyKeys = dynamic(() => import('./key-list').then(({ KeyList }) => KeyList), { ssr: false })

/** The button and the shortcuts of the command palette and of the list of shortcuts; both are loaded when they are first opened. */
export function ShellTools() {
  const words = useMessages('palette')
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <KeyboardShortcuts onPalette={() => setOpened('palette')} onKeys={() => setOpened('keys')} />
      {/* A form, because React repeats a form sent before hydration, and does not repeat a click. */}
      <form action={() => setOpened('palette')}>
        <button
          type="submit"
          aria-haspopup="dialog"
          aria-label={words('open')}
          title={words('open')}
          className="grid size-9 place-items-center rounded text-ink-soft hover:bg-hover hover:text-ink"
        >
          <svg
            viewBox="0 0 16 16"
            className="size-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <circle cx="7" cy="7" r="4.5" />
            <path d="m10.5 10.5 3 3" />
          </svg>
        </button>
      </form>
      {opened === 'palette' ? <LazyPalette onClose={close} /> : null}
      {opened === 'keys' ? <LazyKeys onClose={close} /> : null}
    </>
  )
}
