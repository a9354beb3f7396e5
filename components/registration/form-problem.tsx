import type { Ref } from 'react'
import { Notice } from '@/components/ui/notice'
import { AnswerError } from '@/lib/queries/answer-error'
import { readFieldErrors } from '@/lib/views/field-errors'

type Words = { title: string; detail: string }

function wordsOfTooMany(error: AnswerError): Words {
  const wait = error.retryAfterSeconds
  if (wait === null) return { title: error.title, detail: `${error.detail} What you typed is kept.` }
  return {
    title: error.title,
    detail: `${error.detail} Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}; what you typed is kept.`,
  }
}

/** Null where the error stands beside its fields already. */
function wordsOf(error: Error, hasName: boolean): Words | null {
  if (!(error instanceof AnswerError))
    return { title: 'It could not be registered', detail: 'What you typed is kept. Try again in a moment.' }
  if (error.status === 429) return wordsOfTooMany(error)
  if (error.status === 400 || error.status === 422) {
    const { fields, rest } = readFieldErrors(error.detail)
    if (fields.length > 0 && rest === null) return null
    return { title: 'The service did not accept this', detail: rest ?? error.detail }
  }
  if (error.status === 404 && hasName) {
    return {
      title: 'The service found no such organization',
      detail: `${error.detail} Check the name and the identifiers, or leave the identifiers out. What you typed is kept.`,
    }
  }
  if (error.status === 404)
    return {
      title: 'No organization has these identifiers',
      detail: `${error.detail} Give a name as well to register it anyway.`,
    }
  return { title: error.title, detail: `${error.detail} What you typed is kept.` }
}

/** What went wrong with the form as a whole. */
export function FormProblem({
  error,
  hasName,
  ref,
}: {
  error: Error | null
  /** Whether a name was sent: with none, giving one is what helps. */
  hasName: boolean
  ref: Ref<HTMLDivElement>
}) {
  const words = error ? wordsOf(error, hasName) : null
  if (words === null) return null
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="danger" isAlert title={words.title}>
        {words.detail}
      </Notice>
    </div>
  )
}
