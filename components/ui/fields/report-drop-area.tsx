'use client'

import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

const accepted = '.pdf,.md,.markdown,.txt,.html,.htm,.xhtml'

type ReportDropAreaProps = {
  label: string
  hint: string
  isMultiple?: boolean
  isBusy?: boolean
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}

/** A button that chooses report files, in an area that also takes files dropped on it. */
export function ReportDropArea({
  label,
  hint,
  isMultiple = false,
  isBusy = false,
  onFiles,
  children,
}: ReportDropAreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    if (!isBusy) onFiles([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button within does the same
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-dashed p-4 print:hidden ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that choosing the same files again is a change.
          target.value = ''
          onFiles(files)
        }}
      />
      <Button look="plain" disabled={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <p className="text-ink-soft">{hint}</p>
      {children}
    </div>
  )
}
