import 'server-only'
import { createFormat } from '@/lib/format/create-format'
import type { Reader } from '@/lib/messages/reader'
import { sayHeldBack } from '@/lib/views/translate/say-held-back'
import { rewrite } from './rewrite'
import { sayScoreReasons } from './say-score-reasons'
import type { ServiceAnswer } from './service-client'

function hasHeldBack(json: unknown): boolean {
  const held: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'held_back') : null
  return Array.isArray(held) && held.length > 0
}

/** An organization's answer in the reader's language: the reasons of its score, and of the years that are held back. */
export async function sayOrganization(id: string, answer: ServiceAnswer, reader: Reader): Promise<ServiceAnswer> {
  const said = await sayScoreReasons(id, answer, reader)
  if (reader.language === 'en' || said.kind !== 'answered' || !hasHeldBack(said.json)) return said
  return rewrite(said, (json) => sayHeldBack(json, createFormat(reader.locale, reader.catalog)))
}
