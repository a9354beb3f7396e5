'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
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
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      setCurrent('')
      setNext('')
      router.refresh()
    },
  })
  function submit() {
    change.mutate({ current, next })
  }
  return (
    <Panel title={words('changeYours')} claim={words('changeYoursClaim')}>
      <Form className="flex max-w-sm flex-col gap-5" onSubmit={submit}>
        <Failure error={change.error} />
        <PasswordField label={words('currentPassword')} value={current} onChange={setCurrent} />
        <PasswordField label={words('newPassword')} isNew value={next} onChange={setNext} />
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
