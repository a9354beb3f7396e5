'use client'

import { useMessages, useReader } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { AnswerError } from './answer-error'

export type Said = { title: string; detail: string }

/** What a service's refusal is about, where it says so in its own words only. */
const titles: Readonly<Record<number, Key<'errors'>>> = {
  400: 'badRequest',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  422: 'refused',
  429: 'tooMany',
}

/**
 * What an error says in the reader's language. A service writes English: whoever reads that has its own words; others have
 * ours for the kind of error, and the service's sentence as it wrote it. `otherwise` for what is no answer at all.
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
