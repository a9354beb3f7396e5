import type { ComponentProps } from 'react'
import type { FieldAttributes } from './field'

/** `found` is the text by which a suggestion was found that does not contain it: browsers show and search it too. */
export type Suggestion = { value: string; found?: string }

type ListInputProps = Omit<ComponentProps<'input'>, 'list'> & {
  attributes: FieldAttributes
  suggestions: readonly Suggestion[]
}

/** A free text field with suggestions in the browser's own list. */
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
