import type { ComponentProps } from 'react'
import type { FieldAttributes } from './field'

/** `found` are words that led to a suggestion which does not hold them itself: browsers show and search them too. */
export type Suggestion = { value: string; found?: string }

type ListInputProps = Omit<ComponentProps<'input'>, 'list'> & {
  attributes: FieldAttributes
  suggestions: readonly Suggestion[]
}

/** Free words, with suggestions in the browser's own list. */
export function ListInput({ attributes, suggestions, ...rest }: ListInputProps) {
  const list = `${attributes.id}-list`
  return (
    <>
      <input {...rest} {...attributes} list={list} className="control" autoComplete="off" spellCheck={false} />
      <datalist id={list}>
        {suggestions.map(({ value, found }) => (
          <option key={value} value={value} label={found} />
        ))}
      </datalist>
    </>
  )
}
