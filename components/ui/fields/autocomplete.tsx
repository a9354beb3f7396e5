'use client'

import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { type BegunInput, useCaret } from '@/components/ui/hydration/begun-input'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FieldAttributes } from './field'
import { popupList } from './popup-list'

export type AutocompleteProps = {
  attributes: FieldAttributes
  suggestions: readonly string[]
  /** Those of them that are shown although they do not hold what is typed. */
  also?: readonly string[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder: string
  inputRef?: (element: HTMLInputElement | null) => void
  begun: BegunInput | null
}

const none: readonly string[] = []

/** Free words, with suggestions from a list. */
export function Autocomplete({
  attributes,
  suggestions,
  also = none,
  value,
  onChange,
  onBlur,
  placeholder,
  inputRef,
  begun,
}: AutocompleteProps) {
  const words = useMessages('ui')
  const { contains } = Base.useFilter()
  useCaret(attributes.id, begun)
  return (
    <Base.Root
      items={suggestions}
      filter={(suggestion: string, typed: string) => contains(suggestion, typed) || also.includes(suggestion)}
      value={value}
      onValueChange={onChange}
      openOnInputClick={suggestions.length > 0}
      defaultOpen={begun?.isOpen === true && suggestions.length > 0}
    >
      <Base.Input {...attributes} ref={inputRef} onBlur={onBlur} placeholder={placeholder} className="control" />
      <Base.Portal>
        <Base.Positioner className={popupList.positioner} sideOffset={4}>
          <Base.Popup className={popupList.popup}>
            <Base.Empty className={popupList.empty}>{suggestions.length > 0 ? words('ownWords') : null}</Base.Empty>
            <Base.List className={popupList.list}>
              {(suggestion: string) => (
                <Base.Item key={suggestion} value={suggestion} className={popupList.item}>
                  {suggestion}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
