'use client'

import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from './answer-error'

export type Said = { title: string; detail: string }

/**
 * What an error says in the reader's language; a service's own words as it wrote them; `otherwise` for what is no answer at
 * all.
 */
export function useProblemWords(): (error: unknown, otherwise: Said) => Said {
  const words = useMessages('errors')
  return (error, otherwise) => {
    if (!(error instanceof AnswerError)) return otherwise
    const { problem, title, detail } = error
    return problem === null ? { title, detail } : { title: words(problem), detail: words(`${problem}Detail`) }
  }
}
