import { useEffect, useEffectEvent } from 'react'
import type { FieldAttributes } from '@/components/ui/fields/field'
import { ListIcon, listButton } from '@/components/ui/marks/list-icon'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Doings } from './use-later-box'

type PlainBoxProps = {
  attributes: FieldAttributes
  shown: string
  onType: (text: string) => void
  onLeave: (() => void) | undefined
  placeholder: string
  inputRef: ((element: HTMLInputElement | null) => void) | undefined
  hasButton: boolean
  doings: Doings
}

/** Looks like a field with a list, and is one of words alone, until the list is there. */
export function PlainBox(props: PlainBoxProps) {
  const { attributes, shown, onType, onLeave, placeholder, inputRef, hasButton, doings } = props
  const words = useMessages('ui')
  const { id } = attributes
  function open(): void {
    doings.isOpen = true
  }
  // What was typed before the page was awake.
  const takeEarly = useEffectEvent(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement) || field.value === shown) return
    if (document.activeElement === field) open()
    onType(field.value)
  })
  useEffect(() => takeEarly(), [])
  return (
    <div className="relative">
      <input
        {...attributes}
        ref={inputRef}
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        className={`control ${hasButton ? 'pr-16' : ''}`}
        placeholder={placeholder}
        value={shown}
        onChange={({ target }) => {
          open()
          onType(target.value)
        }}
        onClick={open}
        onBlur={() => {
          doings.isOpen = false
          onLeave?.()
        }}
        onCompositionStart={() => {
          doings.isComposing = true
        }}
        onCompositionEnd={() => {
          doings.isComposing = false
        }}
      />
      {hasButton ? (
        <div className="absolute inset-y-0 right-1 flex items-center text-ink-faint">
          <button
            type="button"
            tabIndex={-1}
            aria-label={words('showList')}
            aria-haspopup="listbox"
            aria-expanded={false}
            className={listButton}
            onClick={() => {
              document.getElementById(id)?.focus()
              open()
            }}
          >
            <ListIcon of="show" />
          </button>
        </div>
      ) : null}
    </div>
  )
}
