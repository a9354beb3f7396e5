import { useState } from 'react'
import { meantOption, namedOption, type Option } from './find-options'

type TypingProps = {
  options: readonly Option[]
  /** The value of the option chosen, or the words typed where they name none: those are kept, and are the form's to refuse. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Other names an option is found by. */
  aliasesOf?: (value: string) => readonly string[]
}

export type Typing = {
  /** What is being typed; null when the field shows what is chosen. */
  typed: string | null
  shown: string
  type: (text: string) => void
  leave: () => void
  choose: (value: string) => void
}

function noAliases(): readonly string[] {
  return []
}

/** Typing into a field with a list. Whoever leaves it with words that can only mean one option has chosen that one. */
export function useTyping({ options, value, onChange, onBlur, aliasesOf = noAliases }: TypingProps): Typing {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    typed,
    shown: typed ?? options.find((option) => option.value === value)?.label ?? value,
    type(text) {
      setTyped(text)
      onChange(namedOption(options, text, aliasesOf)?.value ?? text.trim())
    },
    leave() {
      if (typed !== null) onChange(meantOption(options, typed, aliasesOf)?.value ?? typed.trim())
      setTyped(null)
      onBlur?.()
    },
    choose(chosen) {
      setTyped(null)
      onChange(chosen)
    },
  }
}
