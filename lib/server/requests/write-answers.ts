import 'server-only'
import type { QueryKey } from '@tanstack/react-query'

/** What a page was answered, by the query that a browser would ask with, for PageAnswers; null: nothing that it could use. */
export function writeAnswers(answers: readonly (readonly [QueryKey, unknown])[], at = Date.now()): string {
  return JSON.stringify(answers.flatMap(([key, answer]) => (answer === null ? [] : [{ key, answer, at }])))
}
