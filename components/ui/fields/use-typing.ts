import { useState } from 'react'
import { meantOption, namedOption, type Option } from './find-option'

type TypingProps = {
  options: readonly Option[]
  /** The value of the option chosen, or the words typed where they name none: those are kept, and are the form's to refuse. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** Other names an option is found by. */
  aliasesOf: (value: string) => readonly string[]
}

type Typing = { shown: string; type: (text: string) => void; settle: () => void; leave: () => void }

/**
 * Typing into a field with a list. Whoever leaves or sends it (`settle`) with words that can only mean one option has chosen that
 * one.
 */
export function useTyping({ options, value, onChange, onBlur, aliasesOf }: TypingProps): Typing {
  // Null when the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null)
  function settle(): void {
    if (typed !== null) onChange(meantOption(options, typed, aliasesOf)?.value ?? typed.trim())
    setTyped(null)
  }
  return {
    shown: typed ?? options.find((option) => option.value === value)?.label ?? value,
    type(text) {
      setTyped(text)
      onChange(namedOption(options, text, aliasesOf)?.value ?? text.trim())
    },
    settle,
    leave() {
      settle()
      onBlur()
    },
  }
}
