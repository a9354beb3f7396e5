import 'server-only'
import type { ServiceAnswer } from './service-client'

/** A good answer with its JSON changed, and so without the ETag, which is of what the service wrote; any other stays. */
export function rewrite(answer: ServiceAnswer, change: (json: unknown) => unknown): ServiceAnswer {
  if (answer.kind !== 'answered' || answer.status !== 200) return answer
  const json = change(answer.json)
  if (json === answer.json) return answer
  const headers = new Headers(answer.headers)
  headers.delete('etag')
  return { ...answer, headers, json, text: JSON.stringify(json) }
}
