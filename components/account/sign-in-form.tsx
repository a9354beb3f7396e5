'use client'

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notices/notice'
import { underBasePath } from '@/lib/base-path'
import { useMessages } from '@/lib/messages/messages-provider'
import { signIn, startSingleSignOn } from '@/lib/queries/account-requests'
import { Failure } from './failure'

type SignInFormProps = {
  /** Where to go afterwards: a path of this dashboard. */
  next: string
  hasSingleSignOn: boolean
  /** The problem with which single sign-on returned. */
  problem: 'not_allowed' | 'failed' | null
}

const problems = {
  not_allowed: 'problemNotAllowed',
  failed: 'problemFailed',
} as const

/** Email and password, or the way to single sign-on. The email stays after an error. */
export function SignInForm({ next, hasSingleSignOn, problem }: SignInFormProps) {
  const words = useMessages('account')
  const password = useRef<HTMLInputElement>(null)
  // Loads the whole page again: its frame was rendered for nobody.
  const local = useMutation({
    mutationFn: signIn,
    onSuccess: () => location.assign(underBasePath(next)),
    onError: () => {
      if (password.current) password.current.value = ''
    },
  })
  const single = useMutation({ mutationFn: startSingleSignOn, onSuccess: (url) => location.assign(url) })
  const isGoing = local.isPending || local.isSuccess || single.isPending || single.isSuccess
  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget)
    local.mutate({ email: String(typed.get('email')), password: String(typed.get('password')) })
  }
  return (
    <div className="mx-auto max-w-sm py-8 sm:py-16">
      <h1 className="mb-6 font-strong text-xl tracking-tight">{words('signIn')}</h1>
      {problem !== null && local.error === null ? (
        <div className="mb-5">
          <Notice tone="danger" isAlert title={words('notSignedIn')}>
            {words(problems[problem])}
          </Notice>
        </div>
      ) : null}
      {hasSingleSignOn ? (
        <Form className="mb-6 border-line border-b pb-6" onSubmit={() => single.mutate(next)}>
          <Button look="primary" type="submit" className="w-full" disabled={isGoing}>
            {words('singleSignOn')}
          </Button>
        </Form>
      ) : null}
      <Form className="flex flex-col gap-5" onSubmit={submit}>
        <Failure error={local.error ?? single.error} />
        <Field label={words('email')}>
          {(attributes) => (
            <input {...attributes} className="control" type="email" name="email" autoComplete="username" required />
          )}
        </Field>
        <Field label={words('password')}>
          {(attributes) => (
            <input
              {...attributes}
              ref={password}
              className="control"
              type="password"
              name="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <Button look={hasSingleSignOn ? 'plain' : 'primary'} type="submit" disabled={isGoing}>
          {words(isGoing ? 'signingIn' : 'signIn')}
        </Button>
        <p className="text-ink-faint text-xs">{words('forgotten')}</p>
      </Form>
    </div>
  )
}
