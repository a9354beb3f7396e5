import { organizationPaths } from '@/lib/api-paths'
import { fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'

/** Switches the display of an organization's group on or off. Throws AnswerError if it is refused. */
export async function showGroup(id: number, isShown: boolean): Promise<void> {
  await fetchAnswer(organizationPaths.group(id), asJson('POST', { is_shown: isShown }))
}
