'use client'

import { useId } from 'react'
import { useEarlyChoice } from './use-early-choice'

type ChoiceProps = {
  legend: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

type OptionProps = { name: string; label: string; isChecked: boolean; onChange: () => void }

function Option({ name, label, isChecked, onChange }: OptionProps) {
  const button = useEarlyChoice<HTMLInputElement>()
  return (
    <label className="relative flex min-h-9 cursor-pointer items-center border-line-strong border-l px-3 py-1 text-ink-soft transition-colors first-of-type:rounded-l-[5px] first-of-type:border-l-0 last-of-type:rounded-r-[5px] hover:bg-hover has-checked:bg-accent-wash has-checked:text-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <input
        ref={button}
        type="radio"
        name={name}
        checked={isChecked}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      {label}
    </label>
  )
}

/** One of a few visible options: radio buttons drawn as one bar. */
export function Choice({ legend, options, value, onChange }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="flex w-fit rounded border border-line-strong print:hidden">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <Option
          key={option.value}
          name={name}
          label={option.label}
          isChecked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  )
}
