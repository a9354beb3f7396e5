import { paths } from '@/lib/paths'
import { fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'

export type LabelChange = { ids: readonly number[]; add?: readonly string[]; remove?: readonly string[] }

/** Adds and removes labels of many organizations. Returns the ids that really changed; throws AnswerError if it is refused. */
export async function changeLabels(change: LabelChange): Promise<{ added: number[]; removed: number[] }> {
  const answer = await fetchAnswer(paths.api.labels, asJson('POST', change))
  return { added: idsOf(answer, 'added'), removed: idsOf(answer, 'removed') }
}

function idsOf(answer: unknown, field: 'added' | 'removed'): number[] {
  const entries: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : null
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown) => {
    const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : null
    return typeof id === 'number' ? [id] : []
  })
}
