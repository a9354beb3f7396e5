import { useState } from 'react'
import { meantOption, namedOption, type Option } from './find-option'

type TypingProps = {
  options: readonly Option[]
  /** The value of the chosen option, or the typed text where it names none: the text is kept, and the form refuses it. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** Other names by which an option is found. */
  aliasesOf: (value: string) => readonly string[]
}

type Typing = { shown: string; type: (text: string) => void; settle: () => void; leave: () => void }

/**
 * State of a text field with a list of options. When the field is left or the form is sent (`settle`), a text that matches only
 * one option chooses it.
 */
export function useTyping({ options, value, onChange, onBlur, aliasesOf }: TypingProps): Typing {
  // Null while the field shows the chosen option.
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
