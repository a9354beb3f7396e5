import { Field } from '@/components/ui/fields/field'
import { useMessages } from '@/lib/messages/messages-provider'

type PasswordFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  isNew?: boolean
}

/** A password that a password manager can fill in or make up. */
export function PasswordField({ label, value, onChange, isNew = false }: PasswordFieldProps) {
  const words = useMessages('account')
  return (
    <Field label={label} {...(isNew ? { hint: words('atLeast12') } : {})}>
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
