import { queryOptions } from '@tanstack/react-query'
import { organizationPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { isEmptyList } from '@/lib/views/list/is-empty-list'
import type { CommitmentListId, CommitmentQuestionView } from '@/lib/views/matching/commitment-questions'

async function read(answer: unknown): Promise<CommitmentQuestionView[]> {
  if (isEmptyList(answer, 'questions')) return []
  // Loaded with the answer, not with the page, as it includes a parser.
  const { viewCommitmentQuestions } = await import('@/lib/views/matching/commitment-questions')
  return viewCommitmentQuestions(answer)
}

/** Rows of lists that may be the organization's, once its research has settled; none if the service does not ask. */
export function commitmentQuestionsQuery(id: number, isSettled: boolean) {
  return queryOptions({
    queryKey: ['commitment-questions', id],
    queryFn: async ({ signal }): Promise<CommitmentQuestionView[]> => {
      try {
        return await read(await fetchAnswer(organizationPaths.commitmentQuestions(id), { signal }))
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return []
        throw error
      }
    },
    enabled: isSettled,
    retry: false,
  })
}

/** `companyId` null removes an answer. */
export type RowDecision = { list: CommitmentListId; companyId: number | 'none' | null }

/** Sends a person's decision. Throws AnswerError with the reason if it is refused. */
export async function decideRow(id: number, { list, companyId }: RowDecision): Promise<void> {
  const init: RequestInit = companyId === null ? { method: 'DELETE' } : asJson('POST', { company_id: companyId })
  await fetchAnswer(organizationPaths.commitmentQuestion(id, list), init)
}
