import 'server-only'
import { createFormat } from '@/lib/format/create-format'
import type { Reader } from '@/lib/messages/reader'
import { servicePath } from '@/lib/server/service-path'
import { parseAssessment } from '@/lib/views/answers/assessment-answer'
import { sayAssessment } from '@/lib/views/translate/score/say-assessment'
import { rewrite } from './rewrite'
import { askService, type ServiceAnswer } from './service-client'

/** An organization's page waits no longer than this (ms) for texts in another language. */
const limitMs = 1500

function reasonsOf(json: unknown): unknown[] {
  const reasons: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'score_reasons') : null
  return Array.isArray(reasons) ? reasons : []
}

/** The reasons of the score's indicators in the reader's language by indicator id; empty if the service has no assessment. */
export async function readReasons(id: string, { language, locale, catalog }: Reader): Promise<Map<string, string>> {
  const path = servicePath('/organizations/{id}/assessment', { id })
  const answer = await askService({ method: 'GET', path, timeoutMs: limitMs })
  if (answer.kind !== 'answered' || answer.status !== 200) return new Map()
  const said = parseAssessment(sayAssessment(answer.json, language, createFormat(locale, catalog)))
  const own = said?.indicators.filter(({ english }) => !english.includes('reason')) ?? []
  return new Map(own.map((indicator) => [indicator.id, indicator.reason]))
}

function sayReason(reason: unknown, said: ReadonlyMap<string, string>): unknown {
  if (typeof reason !== 'object' || reason === null) return reason
  const words = said.get(String(Reflect.get(reason, 'indicator')))
  return words === undefined ? { ...reason, english: true } : { ...reason, reason: words }
}

/**
 * An organization's answer with the reasons of its score in the reader's language. The answer holds finished sentences only, so their
 * parts are read from the assessment; a reason without parts stays in the service's English and is marked.
 */
export async function sayScoreReasons(id: string, answer: ServiceAnswer, reader: Reader): Promise<ServiceAnswer> {
  if (reader.language === 'en' || answer.kind !== 'answered' || answer.status !== 200) return answer
  const reasons = reasonsOf(answer.json)
  if (reasons.length === 0) return answer
  const said = await readReasons(id, reader)
  return rewrite(answer, (json) => ({
    ...(json as Readonly<Record<string, unknown>>),
    score_reasons: reasons.map((reason) => sayReason(reason, said)),
  }))
}
