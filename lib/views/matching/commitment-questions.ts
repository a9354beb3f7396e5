import { fields, flag, list, number, text } from '@/lib/views/answers/tolerant'

export const commitmentLists = ['sbti', 'race-to-zero', 'climate-pledge', 'net-zero-tracker'] as const
export type CommitmentListId = (typeof commitmentLists)[number]

export function isCommitmentList(id: string | null): id is CommitmentListId {
  return commitmentLists.some((known) => known === id)
}

/** GET /organizations/{id}/commitment-questions as a service sends it. */
const Questions = fields({
  questions: list(
    fields({
      list: text,
      state: text,
      candidates: list(
        fields({
          company_id: number,
          name: text,
          names_as_listed: list(text),
          hq_region: text,
          identifiers: list(fields({ kind: text, value: text })),
          is_same: flag,
        }),
      ),
    }),
  ),
})

/** A row of a list whose name resembles the organization's. */
export type RowView = {
  companyId: number
  name: string
  /** ISO code; null if the list has none. */
  country: string | null
  identifiers: { kind: string; value: string }[]
  isSame: boolean
}

export type CommitmentQuestionView = {
  list: CommitmentListId
  state: 'open' | 'joined' | 'none'
  rows: RowView[]
}

/** The questions about lists for a person; entries that cannot be shown are left out. */
export function viewCommitmentQuestions(answer: unknown): CommitmentQuestionView[] {
  return Questions.parse(answer).questions.flatMap(({ list, state, candidates }) => {
    if (!isCommitmentList(list) || (state !== 'open' && state !== 'joined' && state !== 'none')) return []
    const rows = candidates.flatMap((candidate): RowView[] => {
      const name = candidate.names_as_listed[0] ?? candidate.name
      if (candidate.company_id === null || name === null) return []
      return [
        {
          companyId: candidate.company_id,
          name,
          country: candidate.hq_region,
          identifiers: candidate.identifiers.flatMap(({ kind, value }) =>
            kind === null || value === null ? [] : [{ kind, value }],
          ),
          isSame: candidate.is_same === true,
        },
      ]
    })
    return rows.length === 0 ? [] : [{ list, state, rows }]
  })
}
