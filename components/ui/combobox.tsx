'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { useMemo, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FieldAttributes } from './field'
import { findOptions, meantOption, namedOption } from './find-options'
import { Flag } from './flag'
import { popupList } from './popup-list'

export type ComboboxOption = { value: string; label: string; mark: string | null }

type ComboboxProps = {
  attributes: FieldAttributes
  options: readonly ComboboxOption[]
  /** The value of the option chosen, or the words typed where they name none: those are kept, and are the form's to refuse. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder: string
  empty: string
  /** Other names an option is found by. */
  aliasesOf?: (value: string) => readonly string[]
  inputRef?: (element: HTMLInputElement | null) => void
}

function noAliases(): readonly string[] {
  return []
}

/** One of a fixed list, found by typing. Whoever leaves it with words that can only mean one option has chosen that one. */
export function Combobox({
  attributes,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  empty,
  aliasesOf = noAliases,
  inputRef,
}: ComboboxProps) {
  const words = useMessages('ui')
  // What is being typed; null when the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = options.find((option) => option.value === value) ?? null
  const found = useMemo(
    () => (typed === null ? options : findOptions(options, typed, aliasesOf)),
    [options, typed, aliasesOf],
  )
  function type(text: string): void {
    setTyped(text)
    onChange(namedOption(options, text, aliasesOf)?.value ?? text.trim())
  }
  function leave(): void {
    if (typed !== null) onChange(meantOption(options, typed, aliasesOf)?.value ?? typed.trim())
    setTyped(null)
    onBlur?.()
  }
  return (
    <Base.Root
      items={options}
      filteredItems={found}
      value={chosen}
      onValueChange={(option) => {
        setTyped(null)
        onChange(option?.value ?? '')
      }}
      inputValue={typed ?? chosen?.label ?? value}
      onInputValueChange={(text, details) => {
        if (details.reason === 'input-change') type(text)
        // Closing its list would else empty a field whose words name no option.
        else details.cancel()
      }}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input {...attributes} ref={inputRef} onBlur={leave} placeholder={placeholder} className="control pr-16" />
        <div className="absolute inset-y-0 right-1 flex items-center text-ink-faint">
          <Base.Clear aria-label={words('clear')} className="grid size-8 place-items-center rounded hover:text-ink">
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
          <Base.Trigger
            aria-label={words('showList')}
            className="grid size-8 place-items-center rounded hover:text-ink"
          >
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
