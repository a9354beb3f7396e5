import 'server-only'
import { createFormat } from '@/lib/format/create-format'
import type { Reader } from '@/lib/messages/reader'
import { sayHeldBack } from '@/lib/views/translate/say-held-back'
import { rewrite } from './rewrite'
import { sayScoreReasons } from './say-score-reasons'
import type { ServiceAnswer } from './service-client'

/** An organization's answer in the reader's language: the reasons of its score, and of the years that are held back. */
export async function sayOrganization(id: string, answer: ServiceAnswer, reader: Reader): Promise<ServiceAnswer> {
  const said = await sayScoreReasons(id, answer, reader)
  return rewrite(said, (json) => sayHeldBack(json, createFormat(reader.locale, reader.catalog)))
}
