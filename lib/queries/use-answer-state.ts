'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from './answer-error'
import { type Said, useProblemWords } from './use-problem-words'

type AnswerState<Answer> = {
  data: Answer | undefined
  failure: Said | 'missing' | null
  isFetching: boolean
  onRetry: () => void
}

/** What a page with one query passes to `AnswerState`; 'missing' if nothing is at that address. */
export function useAnswerState<Answer>(query: UseQueryResult<Answer>): AnswerState<Answer> {
  const words = useMessages('ui')
  const wordsOfProblem = useProblemWords()
  const { data, error, isFetching, refetch } = query
  const onRetry = () => void refetch()
  if (error === null) return { data, failure: null, isFetching, onRetry }
  const isMissing = error instanceof AnswerError && error.status === 404
  const failure = isMissing
    ? ('missing' as const)
    : wordsOfProblem(error, { title: words('notRead'), detail: words('tryInAMoment') })
  return { data, failure, isFetching, onRetry }
}
