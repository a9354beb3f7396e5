'use client'

import type { Ref } from 'react'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import { AnswerError } from '@/lib/queries/answer-error'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { readFieldErrors } from '@/lib/views/registration/field-errors'

type Said = { title: string; detail: string }

/** Null where the error is already shown at its fields. */
function sayProblem(error: Error, hasName: boolean, words: Words<'registration'>, known: Said): Said | null {
  if (!(error instanceof AnswerError)) return { title: words('failed'), detail: words('failedDetail') }
  const { title, detail } = known
  const seconds = error.retryAfterSeconds
  if (error.status === 429 && seconds !== null) return { title, detail: words('tooMany', { detail, seconds }) }
  if (error.status === 400 || error.status === 422) {
    const { fields, rest } = readFieldErrors(error.detail)
    return fields.length > 0 && rest === null ? null : { title: words('notAccepted'), detail: rest ?? error.detail }
  }
  if (error.status === 404 && hasName) return { title: words('notFound'), detail: words('notFoundDetail', { detail }) }
  if (error.status === 404) return { title: words('noIdentifiers'), detail: words('noIdentifiersDetail', { detail }) }
  return { title, detail: words('kept', { detail }) }
}

/** An error that concerns the form as a whole. */
export function FormProblem({
  error,
  hasName,
  ref,
}: {
  error: Error | null
  /** Whether a name was sent: if not, the advice is to add one. */
  hasName: boolean
  ref: Ref<HTMLDivElement>
}) {
  const words = useMessages('registration')
  const problemWords = useProblemWords()
  const none = { title: words('failed'), detail: words('failedDetail') }
  const said = error ? sayProblem(error, hasName, words, problemWords(error, none)) : null
  if (said === null) return null
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="danger" isAlert title={said.title}>
        {said.detail}
      </Notice>
    </div>
  )
}
