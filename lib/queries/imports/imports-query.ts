import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { importPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import type { ImportAnswer, ImportPageAnswer, RowState } from '@/lib/views/answers/imports-answer'

async function read<Answer>(
  path: string,
  loadParser: () => Promise<(answer: unknown) => Answer | null>,
  signal: AbortSignal,
): Promise<Answer | 'not_offered'> {
  try {
    // What reads an answer is loaded with the first one.
    const [given, parse] = await Promise.all([fetchAnswer(path, { signal }), loadParser()])
    const answer = parse(given)
    if (answer === null) throw unexpectedAnswer('The service answered with something other than imports.')
    return answer
  } catch (error) {
    if (error instanceof AnswerError && error.status === 501) return 'not_offered'
    throw error
  }
}

/** The imported lists, newest first; 'not_offered' if the service stores none. */
export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }): Promise<ImportAnswer[] | 'not_offered'> =>
    read(importPaths.imports, async () => (await import('@/lib/views/answers/imports-answer')).parseImports, signal),
  retry: false,
})

export type ImportPageQuestion = { id: number; state: RowState | null; after: number }

const whileInProgressMs = 2_000

/** One import with a page of its rows and their current state; polls while research is in progress. */
export function importPageQuery({ id, state, after }: ImportPageQuestion) {
  const query = new URLSearchParams({ after: String(after), ...(state !== null && { state }) })
  return queryOptions({
    queryKey: ['imports', id, state, after],
    queryFn: ({ signal }): Promise<ImportPageAnswer | 'not_offered'> =>
      read(
        `${importPaths.import(id)}?${query}`,
        async () => (await import('@/lib/views/answers/imports-answer')).parseImportPage,
        signal,
      ),
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      error === null && typeof data === 'object' && (data.counts.in_progress ?? 0) > 0 ? whileInProgressMs : false,
  })
}
