'use client'

import { type ReactNode, useState } from 'react'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'

export type Option = { value: string; label: string; count: number | null }

/** A group of filters with a legend. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-strong">{legend}</legend>
      {children}
    </fieldset>
  )
}

type ChecksProps = {
  legend: string
  options: readonly Option[]
  chosen: readonly string[]
  format: Format
  onChosen: (chosen: string[]) => void
}

/** Several of a list of options, each with the number of organizations it would leave. */
export function Checks({ legend, options, chosen, format, onChosen }: ChecksProps) {
  const words = useMessages('portfolio')
  return (
    <Group legend={legend}>
      {options.length === 0 ? <p className="text-ink-faint">{words('noneYet')}</p> : null}
      <div className="-mx-1 max-h-48 overflow-y-auto px-1" tabIndex={options.length > 6 ? 0 : -1}>
        {options.map(({ value, label, count }) => (
          <label key={value} className="flex min-h-8 cursor-pointer items-center gap-2.5 py-1 hover:text-accent">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChosen(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
              className="size-4 shrink-0 accent-accent"
            />
            <bdi className="wrap-anywhere flex-1">{label}</bdi>{' '}
            {count === null ? null : <span className="text-ink-faint text-xs">{format.number.whole(count)}</span>}
          </label>
        ))}
      </div>
    </Group>
  )
}

type SelectProps = {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

/** One of a few options. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <label className="flex items-center justify-between gap-3">
      <span>{label}</span>
      <select className="control w-44 shrink-0" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, said]) => (
          <option key={option} value={option}>
            {said}
          </option>
        ))}
      </select>
    </label>
  )
}

type NumberFieldProps = { label: string; value: number | null; most: number; onValue: (value: number | null) => void }

/** Takes effect when the field loses focus or Enter is pressed, so that a half-typed number does not filter. */
export function NumberField({ label, value, most, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function settle() {
    if (typed === null) return
    const number = Number(typed.trim())
    onValue(typed.trim() === '' || !Number.isFinite(number) ? null : Math.min(most, Math.max(0, Math.round(number))))
    setTyped(null)
  }
  return (
    <label className="flex items-center justify-between gap-3">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        className="control w-36 shrink-0"
        value={typed ?? value ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => (event.key === 'Enter' ? settle() : undefined)}
      />
    </label>
  )
}
