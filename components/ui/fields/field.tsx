'use client'

import { type ReactNode, useId } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'

export type FieldAttributes = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  children: (attributes: FieldAttributes) => ReactNode
}

/** A label, a control, a hint and the error of the control, connected for screen readers. */
export function Field({ label, hint, error, isOptional = false, children }: FieldProps) {
  const words = useMessages('ui')
  const id = useId()
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter((part) => part !== null).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex justify-between gap-2 font-strong">
        {label}
        {isOptional ? <span className="font-normal text-ink-faint text-xs leading-5">{words('optional')}</span> : null}
      </label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-danger">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-faint text-xs">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
