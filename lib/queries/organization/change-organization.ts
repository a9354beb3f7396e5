import { paths } from '@/lib/paths'
import { fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import type { GuardedChange, Registered } from '@/lib/views/registration/registration-change'

/**
 * Changes a registration. Resolves to the registration as the service now stores it, null if the answer does not say. Throws AnswerError
 * if it is refused.
 */
export async function changeOrganization(id: number, change: GuardedChange): Promise<Registered | null> {
  const [answer, { parseOrganization }] = await Promise.all([
    fetchAnswer(paths.api.organization(id), asJson('PATCH', change)),
    import('@/lib/views/answers/organization-answer'),
  ])
  return parseOrganization(answer)?.registration ?? null
}

/** The most that the service takes in one request. */
const atOnce = 1000

function idsOf(answer: unknown, field: 'removed' | 'restored'): number[] {
  const ids: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : null
  return Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : []
}

async function move(ids: readonly number[], path: string, field: 'removed' | 'restored'): Promise<number[]> {
  const moved: number[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    moved.push(...idsOf(await fetchAnswer(path, asJson('POST', { ids: ids.slice(from, from + atOnce) })), field))
  }
  return moved
}

/** Removes organizations; they can be restored for 30 days. Resolves to the removed ones. */
export function removeOrganizations(ids: readonly number[]): Promise<number[]> {
  return move(ids, paths.api.removeOrganizations, 'removed')
}

/** Restores removed organizations. Resolves to the restored ones. */
export function restoreOrganizations(ids: readonly number[]): Promise<number[]> {
  return move(ids, paths.api.restoreOrganizations, 'restored')
}
