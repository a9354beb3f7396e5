import type { ComponentProps } from 'react'
import type { FieldAttributes } from './field'

type ListInputProps = Omit<ComponentProps<'input'>, 'list'> & {
  attributes: FieldAttributes
  suggestions: readonly string[]
}

/** Free words, with suggestions in the browser's own list. */
export function ListInput({ attributes, suggestions, ...rest }: ListInputProps) {
  const list = `${attributes.id}-list`
  return (
    <>
      <input {...rest} {...attributes} list={list} className="control" autoComplete="off" spellCheck={false} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}
