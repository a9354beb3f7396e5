import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field'

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value'> & {
    value: string
    onValue: (value: string) => void
  }

/** A one-line text field with its label. */
export function TextField({ label, hint, error, isOptional = false, onValue, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(attributes) => (
        <input {...attributes} className="control" {...input} onChange={({ target }) => onValue(target.value)} />
      )}
    </Field>
  )
}
