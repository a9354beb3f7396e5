import 'server-only'
import type { ServiceAnswer } from './service-client'

/** Replaces the JSON of a good answer, without its ETag, which describes the original; any other answer is unchanged. */
export function rewrite(answer: ServiceAnswer, change: (json: unknown) => unknown): ServiceAnswer {
  if (answer.kind !== 'answered' || answer.status !== 200) return answer
  const json = change(answer.json)
  if (json === answer.json) return answer
  const headers = new Headers(answer.headers)
  headers.delete('etag')
  return { ...answer, headers, json, text: JSON.stringify(json) }
}
