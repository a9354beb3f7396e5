import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Form } from '@/components/ui/form'
import { useMessages } from '@/lib/messages/messages-provider'
import type { NewUser } from '@/lib/queries/account-requests'
import { roleChoices } from './user-row'

type NewUserFormProps = { isBusy: boolean; onCreate: (user: NewUser) => Promise<unknown> }

/** The input stays until the user is created. */
export function NewUserForm({ isBusy, onCreate }: NewUserFormProps) {
  const words = useMessages('account')
  function submit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(form)
    const textOf = (name: keyof NewUser) => String(typed.get(name))
    onCreate({ email: textOf('email'), name: textOf('name'), role: textOf('role') }).then(
      () => form.reset(),
      // The failure is shown above the list.
      () => {},
    )
  }
  return (
    <Form className="grid items-end gap-4 sm:grid-cols-[2fr_2fr_1fr_auto]" onSubmit={submit}>
      <Field label={words('email')}>
        {(attributes) => (
          <input {...attributes} className="control" type="email" name="email" autoComplete="off" required />
        )}
      </Field>
      <Field label={words('name')} isOptional>
        {(attributes) => <input {...attributes} name="name" className="control" autoComplete="off" maxLength={100} />}
      </Field>
      <Field label={words('role')}>
        {(attributes) => (
          <NativeSelect {...attributes} name="role" className="w-full" defaultValue="viewer">
            {roleChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {words(label)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Button look="primary" type="submit" disabled={isBusy}>
        {words('add')}
      </Button>
    </Form>
  )
}
