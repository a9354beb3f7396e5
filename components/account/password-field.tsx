import { Field } from '@/components/ui/fields/field'
import { useMessages } from '@/lib/messages/messages-provider'

type PasswordFieldProps = {
  label: string
  name: string
  isNew?: boolean
}

/** A password field that password managers can fill or generate. */
export function PasswordField({ label, name, isNew = false }: PasswordFieldProps) {
  const words = useMessages('account')
  return (
    <Field label={label} {...(isNew ? { hint: words('atLeast12') } : {})}>
      {(attributes) => (
        <input
          {...attributes}
          className="control"
          type="password"
          name={name}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          minLength={isNew ? 12 : undefined}
          maxLength={128}
        />
      )}
    </Field>
  )
}
