import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { changesPaths } from '@/lib/queries/changes/changes-paths'
import { type Cadence, type DigestAnswer, parseDigest } from '@/lib/views/answers/digest-answer'

/** The summary of a number of days; 'not_offered' if the service has none. */
export function digestQuery(days: number, language: string) {
  return queryOptions({
    queryKey: ['digest', days, language],
    queryFn: async ({ signal }): Promise<DigestAnswer | 'not_offered'> => {
      try {
        const digest = parseDigest(await fetchAnswer(changesPaths.digestOf(days, language), { signal }))
        if (digest === null) throw unexpectedAnswer('The service answered with something other than a summary.')
        return digest
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return 'not_offered'
        throw error
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}

export type DigestDraft = { cadence: Cadence; recipients: readonly string[]; language: string }

/** Sets the recipients of the summary and how often it is sent. */
export async function keepDigest(draft: DigestDraft): Promise<void> {
  await fetchAnswer(changesPaths.digest, asJson('PUT', draft))
}
