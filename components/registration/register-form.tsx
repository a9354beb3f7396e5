'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/ui/notices/toast'
import { rememberOrganization } from '@/lib/browser-memory/browser-organizations'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { keepDraft, tabStorage } from '@/lib/browser-memory/registration-draft'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { AnswerError } from '@/lib/queries/answer-error'
import { registerOrganization } from '@/lib/queries/import/register-organization'
import { industriesQuery } from '@/lib/queries/list/industries-query'
import { readFieldErrors } from '@/lib/views/registration/field-errors'
import { emptyRegistration, toRequestBody, withLocalNames } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'
import { FormProblem } from './form-problem'
import { IdentifierFields } from './identifier-fields'
import { OrganizationFields } from './organization-fields'
import { prepareRules, resolveForm } from './resolve-form'
import { useDraft } from './use-draft'

/** The fields of an organization, and what happens when they are sent. The typed text stays after any error. */
export function RegisterForm() {
  const router = useRouter()
  const words = useMessages('registration')
  const industries = useQuery(industriesQuery)
  const { industryName } = useFormat()
  const form = useForm<RegistrationForm>({
    defaultValues: emptyRegistration,
    resolver: resolveForm,
    mode: 'onTouched',
  })
  const draft = useDraft(form)
  const problem = useRef<HTMLDivElement>(null)
  const registration = useMutation({
    mutationFn: registerOrganization,
    onSuccess: ({ id, name }, body) => {
      const known = name ?? String(body['name'] ?? words('organizationNumber', { id: String(id) }))
      rememberOrganization(browserStorage(), { id, name: known })
      keepDraft(tabStorage(), {})
      router.push(paths.organization(id))
    },
    onError: (error) => {
      if (!(error instanceof AnswerError) || ![400, 422].includes(error.status)) return
      for (const [index, { field, message }] of readFieldErrors(error.detail).fields.entries()) {
        form.setError(field, { message }, { shouldFocus: index === 0 })
      }
    },
  })
  const { error } = registration
  useEffect(() => {
    if (error) problem.current?.focus()
  }, [error])
  function clear(): void {
    registration.reset()
    toast({ title: words('cleared'), undo: draft.clear() })
  }
  const isGoing = registration.isPending || registration.isSuccess
  return (
    <Form
      noValidate
      className="mt-6 flex flex-col gap-6"
      onFocus={prepareRules}
      onSubmit={form.handleSubmit((values) =>
        registration.mutate(toRequestBody(values, withLocalNames(industries.data ?? [], industryName))),
      )}
    >
      <FormProblem ref={problem} error={error} hasName={registration.variables?.['name'] !== undefined} />
      <OrganizationFields form={form} industries={industries.data ?? []} hasIndustryList={!industries.isError} />
      <IdentifierFields form={form} />
      <div className="flex items-center gap-4">
        <Button look="primary" type="submit" disabled={isGoing}>
          {words(isGoing ? 'submitting' : 'submit')}
        </Button>
        {draft.isRestored ? (
          <p role="status" className="text-ink-soft">
            {words('restored')}{' '}
            <button type="button" className="link" onClick={clear}>
              {words('startAfresh')}
            </button>
          </p>
        ) : null}
      </div>
    </Form>
  )
}
