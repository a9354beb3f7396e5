import { queryOptions } from '@tanstack/react-query'
import { organizationPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { isEmptyList } from '@/lib/views/list/is-empty-list'
import type { MatchQuestionView } from '@/lib/views/matching/match-question'

/** The usual answer: nothing to decide and nothing decided. Null for any other. */
function readNothing(answer: unknown): MatchQuestionView | null {
  if (!['candidates', 'duplicates', 'merged'].every((key) => isEmptyList(answer, key))) return null
  const { organization_id: id, answer: given } = answer as Readonly<Record<string, unknown>>
  if (typeof id !== 'number' || (given !== null && given !== undefined)) return null
  return { id, candidates: [], answer: null, duplicates: [], merged: [] }
}

async function read(answer: unknown): Promise<MatchQuestionView> {
  const nothing = readNothing(answer)
  if (nothing !== null) return nothing
  // Loaded with the answer, not with the page, as it includes a parser.
  const { viewMatchQuestion } = await import('@/lib/views/matching/match-question')
  const question = viewMatchQuestion(answer)
  if (question === null) {
    throw unexpectedAnswer('The service answered with something other than a question.')
  }
  return question
}

/** Which company an organization may be, once its research has settled; null if the service does not ask. */
export function matchQuestionQuery(id: number, isSettled: boolean) {
  return queryOptions({
    queryKey: ['match-question', id],
    queryFn: async ({ signal }): Promise<MatchQuestionView | null> => {
      try {
        return await read(await fetchAnswer(organizationPaths.candidates(id), { signal }))
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    enabled: isSettled,
    retry: false,
  })
}

export type MatchDecision =
  | { kind: 'choose'; companyId: number | 'none' }
  | { kind: 'forget' }
  | { kind: 'merge'; id: number; into: number }
  | { kind: 'separate'; id: number }

function requestOf(id: number, decision: MatchDecision): [path: string, init: RequestInit] {
  switch (decision.kind) {
    case 'choose':
      return [organizationPaths.match(id), asJson('POST', { company_id: decision.companyId })]
    case 'forget':
      return [organizationPaths.match(id), { method: 'DELETE' }]
    case 'merge':
      return [organizationPaths.merge(decision.id), asJson('POST', { into: decision.into })]
    case 'separate':
      return [organizationPaths.merge(decision.id), { method: 'DELETE' }]
  }
}

/** Sends a person's decision. Throws AnswerError with the reason if it is refused. */
export async function decideMatch(id: number, decision: MatchDecision): Promise<void> {
  const [path, init] = requestOf(id, decision)
  await read(await fetchAnswer(path, init))
}
