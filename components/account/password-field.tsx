import { Field } from '@/components/ui/field'

type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  isNew?: boolean
}

/** A password that a password manager can fill in or make up. */
export function PasswordField({ label, value, onChange, isNew = false }: PasswordFieldProps) {
  return (
    <Field label={label} {...(isNew ? { hint: 'At least 12 characters' } : {})}>
      {(attributes) => (
        <input
          {...attributes}
          className="control"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          minLength={isNew ? 12 : undefined}
          maxLength={128}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
