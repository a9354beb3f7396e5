'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import type { FieldAttributes } from './field'
import { Flag } from './flag'
import { popupList } from './popup-list'

export type ComboboxOption = { value: string; label: string; mark: string | null }

type ComboboxProps = {
  attributes: FieldAttributes
  options: readonly ComboboxOption[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder: string
  empty: string
  /** Finds an option by label or value, in the words typed so far. */
  inputRef?: (element: HTMLInputElement | null) => void
}

function matches(option: ComboboxOption, query: string): boolean {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const wanted = plain(query.trim())
  if (option.value.toLowerCase() === wanted) return true
  // At the start of a word: "uni" finds the United States, not Tunisia.
  return ` ${plain(option.label).replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(
    ` ${wanted.replace(/[^\p{L}\p{N}]+/gu, ' ')}`,
  )
}

/** One of a fixed list, found by typing. */
export function Combobox({
  attributes,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  empty,
  inputRef,
}: ComboboxProps) {
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <Base.Root
      items={options}
      value={chosen}
      onValueChange={(option) => onChange(option?.value ?? '')}
      filter={matches}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input
          {...attributes}
          ref={inputRef}
          onBlur={onBlur}
          placeholder={placeholder}
          className="control pr-16"
        />
        <div className="absolute inset-y-0 right-1 flex items-center text-ink-faint">
          <Base.Clear aria-label="Clear" className="grid size-8 place-items-center rounded hover:text-ink">
            <svg
              viewBox="0 0 16 16"
              className="size-4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="m4.5 4.5 7 7m0-7-7 7" />
            </svg>
          </Base.Clear>
          <Base.Trigger aria-label="Show list" className="grid size-8 place-items-center rounded hover:text-ink">
            <svg
              viewBox="0 0 16 16"
              className="size-4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
            </svg>
          </Base.Trigger>
        </div>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner className={popupList.positioner} sideOffset={4}>
          <Base.Popup className={popupList.popup}>
            <Base.Empty className={popupList.empty}>{empty}</Base.Empty>
            <Base.List className={popupList.list}>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={popupList.item}>
                  {option.mark ? <Flag code={option.value} flag={option.mark} /> : null}
                  <span className="flex-1">{option.label}</span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
