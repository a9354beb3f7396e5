'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { industriesQuery } from '@/lib/queries/list/industries-query'
import { changeOrganization } from '@/lib/queries/organization/change-organization'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { readFieldErrors } from '@/lib/views/registration/field-errors'
import {
  type GuardedChange,
  guardChange,
  type Registered,
  toChange,
  toForm,
  undoChange,
} from '@/lib/views/registration/registration-change'
import { withLocalNames } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'
import { IdentifierFields } from './identifier-fields'
import { OrganizationFields } from './organization-fields'
import { prepareRules, resolveForm } from './resolve-form'

type EditDetailsProps = { id: number; registered: Registered; onDone: () => void }

/** A form to change the fields of a registration. */
export function EditDetails({ id, registered, onDone }: EditDetailsProps) {
  const words = useMessages('registration')
  const { industryName } = useFormat()
  const list = useQuery(industriesQuery)
  const industries = useMemo(() => withLocalNames(list.data ?? [], industryName), [list.data, industryName])
  // The values when the form was opened: saving must not undo another person's changes before this person has seen the warning.
  const [opened, setOpened] = useState(registered)
  const before = useMemo(() => toForm(opened, industries), [opened, industries])
  const form = useForm<RegistrationForm>({ values: before, resolver: resolveForm, mode: 'onTouched', resetOptions })
  const { change, error, isPending } = useChange(id, opened, onDone)
  // The present values arrive after the refusal; a person who saves again has seen the warning.
  if (isOutdated(error) && registered !== opened) setOpened(registered)
  const { setError } = form
  useEffect(() => {
    for (const [index, { field, message }] of fieldsOf(error).entries()) {
      setError(field, { message }, { shouldFocus: index === 0 })
    }
  }, [error, setError])
  return (
    <Form
      noValidate
      className="flex max-w-2xl flex-col gap-5"
      onFocus={prepareRules}
      onSubmit={form.handleSubmit((values) => {
        const changed = toChange(before, values, industries)
        if (Object.keys(changed).length === 0) onDone()
        else change(changed)
      })}
    >
      <p className="max-w-prose text-ink-soft">{words('editIntro')}</p>
      <Problem error={error} />
      <OrganizationFields form={form} industries={list.data ?? []} hasIndustryList={!list.isError} />
      <IdentifierFields form={form} />
      <div className="flex gap-3">
        <Button look="primary" type="submit" disabled={isPending}>
          {words(isPending ? 'saving' : 'save')}
        </Button>
        <Button look="plain" onClick={onDone}>
          {words('cancel')}
        </Button>
      </div>
    </Form>
  )
}

const resetOptions = { keepDirtyValues: true, keepErrors: true }

/** The service's message for a field that was changed since it was read. */
const meanwhile = /was changed meanwhile/i

function isOutdated(error: Error | null): boolean {
  return error instanceof AnswerError && error.status === 409 && meanwhile.test(error.detail)
}

function fieldsOf(error: Error | null) {
  if (!(error instanceof AnswerError)) return []
  if (error.status === 409) {
    return readFieldErrors(error.detail).fields.map(({ field, message }) => ({
      field,
      message: meanwhile.test(message) ? 'changedMeanwhile' : 'hasIdentifier',
    }))
  }
  return [400, 422].includes(error.status) ? readFieldErrors(error.detail).fields : []
}

function Problem({ error }: { error: Error | null }) {
  const words = useMessages('registration')
  const problemWords = useProblemWords()
  if (error === null) return null
  const hasFields = fieldsOf(error).length > 0
  const said = problemWords(error, { title: words('notSaved'), detail: '' })
  return (
    <Notice tone="danger" title={words('notSaved')} isAlert>
      {hasFields ? null : said.detail}
    </Notice>
  )
}

/** Sends a change, shows a message, and can undo the change as long as nobody else has changed the same fields. */
function useChange(id: number, registered: Registered, onDone: () => void) {
  const words = useMessages('registration')
  const queryClient = useQueryClient()
  const askAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: ['organization', id] })
    await queryClient.invalidateQueries({ queryKey: ['organizations'] })
  }
  const undo = useMutation({
    mutationFn: (change: GuardedChange) => changeOrganization(id, change),
    onSuccess: () => toast({ title: words('detailsTakenBack') }),
    onError: (error) => toast({ title: words(isOutdated(error) ? 'undoOutdated' : 'notSaved'), tone: 'danger' }),
    onSettled: askAgain,
  })
  const { mutate, error, isPending } = useMutation({
    mutationFn: (change: ReturnType<typeof toChange>) => changeOrganization(id, guardChange(registered, change)),
    onSuccess: (after, change) => {
      const takeBack = after === null ? {} : { undo: () => undo.mutate(undoChange(registered, change, after)) }
      toast({ title: words('detailsSaved'), ...takeBack })
      onDone()
    },
    onSettled: askAgain,
  })
  return { change: mutate, error, isPending }
}
