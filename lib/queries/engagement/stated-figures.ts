import { queryOptions } from '@tanstack/react-query'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { engagementPaths } from '@/lib/queries/engagement/engagement-paths'
import type { StatedFigureAnswer, StatedOutcome } from '@/lib/views/answers/engagement/stated-answer'
import type { Assurance } from '@/lib/views/engagement/assurances'
import type { StatedRow } from '@/lib/views/engagement/read-stated-sheet'

/** Loaded with the first answer. */
const loadParsers = () => import('@/lib/views/answers/engagement/stated-answer')

async function readStated(asked: Promise<unknown>): Promise<StatedFigureAnswer[]> {
  const [answer, { parseStated }] = await Promise.all([asked, loadParsers()])
  return parseStated(answer)
}

/** What an organization stated to the project; null if the service stores none. */
export function statedQuery(id: number) {
  return queryOptions({
    queryKey: ['stated-figures', id],
    queryFn: async ({ signal }): Promise<StatedFigureAnswer[] | null> => {
      try {
        return await readStated(fetchAnswer(engagementPaths.statedFigures(id), { signal }))
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    retry: false,
  })
}

export type StatedChange =
  | {
      kind: 'state'
      figures: { year: number; scope: string; value: number; unit: string }[]
      method: string | null
      assurance: Assurance | null
    }
  | { kind: 'decide'; figureId: number; decision: StatedFigureAnswer['decision'] }
  | { kind: 'remove'; figureId: number }

function post(path: string, body: unknown): Promise<unknown> {
  return fetchAnswer(path, asJson('POST', body))
}

/** Changes stated figures and returns all of them afterwards. Throws AnswerError with the reason if it is refused. */
export async function changeStated(id: number, { kind, ...change }: StatedChange): Promise<StatedFigureAnswer[]> {
  if ('figures' in change) return readStated(post(engagementPaths.statedFigures(id), change))
  const path = engagementPaths.statedFigure(id, change.figureId)
  if ('decision' in change) return readStated(post(path, { decision: change.decision }))
  return readStated(fetchAnswer(path, { method: 'DELETE' }))
}

const atOnce = 100

/** Sends the rows of a sheet in parts; outcomes are in row order. */
export async function stateRows(rows: readonly StatedRow[]): Promise<StatedOutcome[]> {
  const outcomes: StatedOutcome[] = []
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce)
    const [answer, { parseStatedOutcomes }] = await Promise.all([
      post(engagementPaths.statedRows, { rows: part }),
      loadParsers(),
    ])
    outcomes.push(...parseStatedOutcomes(answer))
  }
  return outcomes
}
