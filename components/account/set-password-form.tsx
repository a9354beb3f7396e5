'use client'

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notices/notice'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { setPassword } from '@/lib/queries/account-requests'
import { Failure } from './failure'
import { PasswordField } from './password-field'

/** Sets a password for a user who followed a one-time link. Its token follows "#", which browsers never send. */
export function SetPasswordForm() {
  const words = useMessages('account')
  const [token, setToken] = useState<string | null>(null)
  const change = useMutation({ mutationFn: setPassword })
  useEffect(() => {
    const given = location.hash.slice(1)
    setToken((known) => known ?? given)
    // Removed from the history too, for shared computers.
    history.replaceState(null, '', location.pathname)
  }, [])
  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    change.mutate({ token: token ?? '', password: String(new FormData(currentTarget).get('password')) })
  }
  return (
    <div className="mx-auto max-w-sm py-8 sm:py-16">
      <h1 className="mb-6 font-strong text-xl tracking-tight">{words('setPasswordTitle')}</h1>
      {change.isSuccess ? (
        <Notice tone="plain" title={words('passwordSet')} isAlert>
          <PageLink href={paths.signIn} className="link">
            {words('signInWithIt')}
          </PageLink>
        </Notice>
      ) : token === '' ? (
        <Notice tone="danger" title={words('linkIncomplete')}>
          {words('linkIncompleteDetail')}
        </Notice>
      ) : (
        <Form className="flex flex-col gap-5" onSubmit={submit}>
          <Failure error={change.error} />
          <PasswordField label={words('newPassword')} name="password" isNew />
          <Button look="primary" type="submit" disabled={change.isPending || token === null}>
            {words('setPassword')}
          </Button>
        </Form>
      )}
    </div>
  )
}
