'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import { changePassword } from '@/lib/queries/account-requests'
import { Failure } from './failure'
import { PasswordField } from './password-field'

export function ChangePasswordForm() {
  const words = useMessages('account')
  const router = useRouter()
  const change = useMutation({ mutationFn: changePassword, onSuccess: () => router.refresh() })
  function submit({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(form)
    const passwords = { current: String(typed.get('current')), next: String(typed.get('next')) }
    change.mutate(passwords, { onSuccess: () => form.reset() })
  }
  return (
    <Panel title={words('changeYours')} claim={words('changeYoursClaim')}>
      <Form className="flex max-w-sm flex-col gap-5" onSubmit={submit}>
        <Failure error={change.error} />
        <PasswordField label={words('currentPassword')} name="current" />
        <PasswordField label={words('newPassword')} name="next" isNew />
        <div className="flex items-center gap-4">
          <Button look="plain" type="submit" disabled={change.isPending}>
            {words('changePassword')}
          </Button>
          <p role="status" className="text-ink-soft">
            {change.isSuccess ? words('changed') : ''}
          </p>
        </div>
      </Form>
    </Panel>
  )
}
