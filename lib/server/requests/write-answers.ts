import 'server-only'
import type { QueryKey } from '@tanstack/react-query'

/** The answers a page was rendered from, keyed by the browser's queries, for PageAnswers; null if no query could use them. */
export function writeAnswers(answers: readonly (readonly [QueryKey, unknown])[], at = Date.now()): string {
  return JSON.stringify(answers.flatMap(([key, answer]) => (answer === null ? [] : [{ key, answer, at }])))
}
