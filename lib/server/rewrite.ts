import 'server-only'
import type { ServiceAnswer } from './service-client'

/** A good answer with its JSON changed; any other stays. */
export function rewrite(answer: ServiceAnswer, change: (json: unknown) => unknown): ServiceAnswer {
  if (answer.kind !== 'answered' || answer.status !== 200) return answer
  const json = change(answer.json)
  return json === answer.json ? answer : { ...answer, json, text: JSON.stringify(json) }
}
