'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { useMemo } from 'react'
import { type BegunInput, useCaret } from '@/components/ui/hydration/begun-input'
import { Flag } from '@/components/ui/marks/flag'
import { ListIcon, listButton } from '@/components/ui/marks/list-icon'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FieldAttributes } from './field'
import { findOptions } from './find-options'
import { popupList } from './popup-list'
import type { Typing } from './use-typing'

export type ComboboxOption = { value: string; label: string; mark: string | null }

export type ComboboxProps = {
  attributes: FieldAttributes
  options: readonly ComboboxOption[]
  value: string
  typing: Typing
  placeholder: string
  empty: string
  /** Other names an option is found by. */
  aliasesOf: (value: string) => readonly string[]
  inputRef?: (element: HTMLInputElement | null) => void
  begun: BegunInput | null
}

/** One of a fixed list, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { attributes, options, value, typing, placeholder, empty, aliasesOf, inputRef, begun } = props
  const words = useMessages('ui')
  useCaret(attributes.id, begun)
  const { typed, shown, type, leave, choose } = typing
  const found = useMemo(
    () => (typed === null ? options : findOptions(options, typed, aliasesOf)),
    [options, typed, aliasesOf],
  )
  return (
    <Base.Root
      items={options}
      filteredItems={found}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => choose(option?.value ?? '')}
      inputValue={shown}
      onInputValueChange={(text, details) => {
        if (details.reason === 'input-change') type(text)
        // Closing its list would else empty a field whose words name no option.
        else details.cancel()
      }}
      defaultOpen={begun?.isOpen === true}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input {...attributes} ref={inputRef} onBlur={leave} placeholder={placeholder} className="control pr-16" />
        <div className="absolute inset-y-0 right-1 flex items-center text-ink-faint">
          <Base.Clear aria-label={words('clear')} className={listButton}>
            <ListIcon of="clear" />
          </Base.Clear>
          <Base.Trigger aria-label={words('showList')} className={listButton}>
            <ListIcon of="show" />
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
