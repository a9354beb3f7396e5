'use client'

import type { SelectHTMLAttributes } from 'react'
import { useEarlyChoice } from './use-early-choice'

/** The platform's own select element, which is easier to use on a phone than any popup. */
export function NativeSelect({ className = '', ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  const select = useEarlyChoice<HTMLSelectElement>()
  return (
    <span className={`relative inline-block ${className}`}>
      <select ref={select} autoComplete="off" className="control appearance-none pr-9" {...rest} />
      <svg
        viewBox="0 0 16 16"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
      </svg>
    </span>
  )
}
