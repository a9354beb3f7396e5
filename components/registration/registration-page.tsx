'use client'

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { AnswerError } from '@/lib/queries/answer-error'
import { industriesQuery } from '@/lib/queries/industries-query'
import { registerOrganization } from '@/lib/queries/register-organization'
import { rememberOrganization } from '@/lib/views/browser-organizations'
import { browserStorage } from '@/lib/views/browser-storage'
import { readFieldErrors } from '@/lib/views/field-errors'
import { emptyRegistration, RegistrationForm, toRequestBody } from '@/lib/views/registration-form'
import { FormProblem } from './form-problem'
import { IdentifierFields } from './identifier-fields'
import { OrganizationFields } from './organization-fields'

/** The form to register an organization. What was typed stays after any error. */
export function RegistrationPage() {
  const router = useRouter()
  const industries = useQuery(industriesQuery)
  const form = useForm<RegistrationForm>({
    defaultValues: emptyRegistration,
    resolver: standardSchemaResolver(RegistrationForm),
    mode: 'onTouched',
  })
  const problem = useRef<HTMLDivElement>(null)
  const registration = useMutation({
    mutationFn: registerOrganization,
    onSuccess: ({ id, name }, body) => {
      rememberOrganization(browserStorage(), { id, name: name ?? String(body['name'] ?? `Organization ${id}`) })
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
  const isGoing = registration.isPending || registration.isSuccess
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-strong text-xl tracking-tight">Register an organization</h1>
      <p className="mt-1 max-w-prose text-base text-ink-soft">
        A name and a country are usually enough. An organization that is already registered opens as it is.
      </p>
      <p className="mt-1 text-ink-soft">
        More than a few?{' '}
        <Link href={paths.importOrganizations} className="link">
          Register them from a spreadsheet
        </Link>
        .
      </p>
      <form
        noValidate
        className="mt-6 flex flex-col gap-6"
        onSubmit={form.handleSubmit((values) => registration.mutate(toRequestBody(values, industries.data ?? [])))}
      >
        <FormProblem ref={problem} error={error} hasName={registration.variables?.['name'] !== undefined} />
        <OrganizationFields form={form} industries={industries.data ?? []} hasIndustryList={!industries.isError} />
        <IdentifierFields form={form} />
        <div className="flex items-center gap-4">
          <Button look="primary" type="submit" disabled={isGoing}>
            {isGoing ? 'Registering…' : 'Register organization'}
          </Button>
        </div>
      </form>
    </div>
  )
}
