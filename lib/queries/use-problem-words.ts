'use client'

import { useMessages, useReader } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { AnswerError } from './answer-error'

export type Said = { title: string; detail: string }

/** The subject of a service's refusal, if it is only in the service's own words. */
const titles: Readonly<Record<number, Key<'errors'>>> = {
  400: 'badRequest',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  422: 'refused',
  429: 'tooMany',
}

/**
 * An error in the reader's language. A service writes English: English readers see its own words; others see our text for the kind of
 * error, then the service's sentence. `otherwise` is for errors that are not a response.
 */
export function useProblemWords(): (error: unknown, otherwise: Said) => Said {
  const words = useMessages('errors')
  const { language } = useReader()
  return (error, otherwise) => {
    if (!(error instanceof AnswerError)) return otherwise
    const { problem, status, title, detail } = error
    if (problem !== null) return { title: words(problem), detail: words(`${problem}Detail`) }
    if (language === 'en') return { title, detail }
    return { title: words(titles[status] ?? 'refused'), detail: words('serviceSays', { detail }) }
  }
}
