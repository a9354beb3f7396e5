import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Form } from '@/components/ui/form'
import { useMessages } from '@/lib/messages/messages-provider'
import type { NewUser } from '@/lib/queries/account-requests'
import { roleChoices } from './user-row'

const empty: NewUser = { email: '', name: '', role: 'viewer' }

type NewUserFormProps = { isBusy: boolean; onCreate: (user: NewUser) => Promise<unknown> }

/** What was typed stays until the user is made. */
export function NewUserForm({ isBusy, onCreate }: NewUserFormProps) {
  const words = useMessages('account')
  const [user, setUser] = useState(empty)
  function submit() {
    onCreate(user).then(
      () => setUser(empty),
      // Said above the list.
      () => {},
    )
  }
  return (
    <Form className="grid items-end gap-4 sm:grid-cols-[2fr_2fr_1fr_auto]" onSubmit={submit}>
      <Field label={words('email')}>
        {(attributes) => (
          <input
            {...attributes}
            className="control"
            type="email"
            autoComplete="off"
            required
            value={user.email}
            onChange={(event) => setUser({ ...user, email: event.target.value })}
          />
        )}
      </Field>
      <Field label={words('name')} isOptional>
        {(attributes) => (
          <input
            {...attributes}
            className="control"
            autoComplete="off"
            maxLength={100}
            value={user.name}
            onChange={(event) => setUser({ ...user, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words('role')}>
        {(attributes) => (
          <NativeSelect
            {...attributes}
            className="w-full"
            value={user.role}
            onChange={(event) => setUser({ ...user, role: event.target.value })}
          >
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
