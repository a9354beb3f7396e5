'use client'

import { Toast as Base } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import { listenToToasts, type Toast } from './toast'

const manager = Base.createToastManager()

/** Long enough to read it and to reach the undo button; a failure stays until it is closed. */
const shownMs = 8000

function show({ title, detail, tone = 'plain', undo }: Toast, undoLabel: string): void {
  const id = manager.add({
    title,
    description: detail,
    type: tone,
    timeout: tone === 'danger' ? 0 : shownMs,
    priority: tone === 'danger' ? 'high' : 'low',
    ...(undo
      ? {
          actionProps: {
            children: undoLabel,
            onClick: () => {
              manager.close(id)
              undo()
            },
          },
        }
      : {}),
  })
}

function Shown() {
  const words = useMessages('ui')
  const { toasts } = Base.useToastManager()
  return toasts.map((one) => (
    <Base.Root
      key={one.id}
      toast={one}
      swipeDirection={['down', 'right']}
      className="rounded border border-line bg-raised p-4 shadow-float data-[type=danger]:border-danger"
    >
      <Base.Content className="flex items-start gap-4">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <Base.Title className="font-strong" />
          <Base.Description className="mt-0.5 text-ink-soft" />
        </div>
        <Base.Action className="link shrink-0" />
        <Base.Close className="shrink-0 text-ink-faint hover:text-ink" aria-label={words('closeToast')}>
          <span aria-hidden="true">×</span>
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ))
}

/** Shows the messages of `toast()`; F6 moves the focus here and back. */
export function Toaster() {
  const words = useMessages('ui')
  useEffect(() => listenToToasts((what) => show(what, words('undo'))), [words])
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Base.Viewport
          aria-label={words('toasts')}
          className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 outline-none sm:left-auto sm:w-96 print:hidden"
        >
          <Shown />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}
