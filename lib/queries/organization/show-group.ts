import { paths } from '@/lib/paths'
import { fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'

/** Switches on or off that the group of an organization is shown; an AnswerError says why it could not. */
export async function showGroup(id: number, isShown: boolean): Promise<void> {
  await fetchAnswer(paths.api.group(id), asJson('POST', { is_shown: isShown }))
}
