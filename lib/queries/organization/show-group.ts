import { paths } from '@/lib/paths'
import { fetchAnswer } from '@/lib/queries/answer-error'

/** Shows what is known of the group of an organization, or shows it no more; an AnswerError says why it could not. */
export async function showGroup(id: number, isShown: boolean): Promise<void> {
  await fetchAnswer(paths.api.group(id), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ is_shown: isShown }),
  })
}
