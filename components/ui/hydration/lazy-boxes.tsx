'use client'

import type { AutocompleteProps } from '@/components/ui/fields/autocomplete'
import type { ComboboxProps } from '@/components/ui/fields/combobox'
import { useTyping } from '@/components/ui/fields/use-typing'
import { PlainBox } from './plain-box'
import { useLaterBox } from './use-later-box'

async function loadCombobox() {
  return (await import('@/components/ui/fields/combobox')).Combobox
}

async function loadAutocomplete() {
  return (await import('@/components/ui/fields/autocomplete')).Autocomplete
}

type LazyComboboxProps = Omit<ComboboxProps, 'typing' | 'begun'> & {
  /** An option's value, or words that name none. */
  onChange: (value: string) => void
  onBlur?: () => void
}

/** One of a fixed list, found by typing. */
export function LazyCombobox({ onChange, onBlur, ...props }: LazyComboboxProps) {
  const { attributes, options, value, aliasesOf, placeholder, inputRef } = props
  const typing = useTyping({ options, value, onChange, aliasesOf, ...(onBlur ? { onBlur } : {}) })
  const { awake, doings } = useLaterBox(attributes.id, loadCombobox)
  if (awake !== null) return <awake.Box {...props} typing={typing} begun={awake.begun} />
  return (
    <PlainBox
      attributes={attributes}
      shown={typing.shown}
      onType={typing.type}
      onLeave={typing.leave}
      placeholder={placeholder}
      inputRef={inputRef}
      hasButton
      doings={doings}
    />
  )
}

/** Free words, with suggestions from a list. */
export function LazyAutocomplete(props: Omit<AutocompleteProps, 'begun'>) {
  const { attributes, value, onChange, onBlur, placeholder, inputRef } = props
  const { awake, doings } = useLaterBox(attributes.id, loadAutocomplete)
  if (awake !== null) return <awake.Box {...props} begun={awake.begun} />
  return (
    <PlainBox
      attributes={attributes}
      shown={value}
      onType={onChange}
      onLeave={onBlur}
      placeholder={placeholder}
      inputRef={inputRef}
      hasButton={false}
      doings={doings}
    />
  )
}
