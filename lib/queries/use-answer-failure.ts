'use client'

import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from './answer-error'
import { type Said, useProblemWords } from './use-problem-words'

/** What a page that asks for one thing says of its failure: 'missing' where there is nothing under that address. */
export function useAnswerFailure(error: Error | null): Said | 'missing' | null {
  const words = useMessages('ui')
  const wordsOfProblem = useProblemWords()
  if (error === null) return null
  if (error instanceof AnswerError && error.status === 404) return 'missing'
  return wordsOfProblem(error, { title: words('notRead'), detail: words('tryInAMoment') })
}
