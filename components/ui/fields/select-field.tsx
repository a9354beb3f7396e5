import type { ReactNode } from 'react'
import { Field } from './field'
import { NativeSelect } from './native-select'

type SelectFieldProps = {
  label: string
  value: string
  onValue: (value: string) => void
  /** Option elements. */
  children: ReactNode
}

/** A select element with its label. */
export function SelectField({ label, value, onValue, children }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(attributes) => (
        <NativeSelect {...attributes} className="w-full" value={value} onChange={({ target }) => onValue(target.value)}>
          {children}
        </NativeSelect>
      )}
    </Field>
  )
}
