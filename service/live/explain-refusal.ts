import { FetchFailure } from '@/service/fetching/fetch-failure'
import { type LiveSource, ShapeChanged } from './live-source'

/** Why a source could not be fetched: a code for programs, an explanation for a person, and a remedy. */
export type Refusal = { code: RefusalCode; words: string; remedy: string | null }

export const refusalCodes = [
  'no_key',
  'key_unreadable',
  'no_contact',
  'key_refused',
  'refused',
  'web_page',
  'busy',
  'unreachable',
  'not_found',
  'changed_shape',
  'file_refused',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** This installation lacks a setting or key; nobody was asked yet. */
export class NotReady extends Error {
  readonly code: 'no_key' | 'key_unreadable' | 'no_contact'
  readonly remedy: string

  constructor(code: NotReady['code'], message: string, remedy: string) {
    super(message)
    this.name = 'NotReady'
    this.code = code
    this.remedy = remedy
  }
}

function refusal(code: RefusalCode, words: string, remedy: string | null): Refusal {
  return { code, words, remedy }
}

const onTheNextTry = 'What was fetched so far is kept: the next try continues from there.'

/** Returns what went wrong and what to do about it; null for an error in our own program. */
export function explainRefusal(error: unknown, source: LiveSource): Refusal | null {
  if (error instanceof NotReady) return refusal(error.code, error.message, error.remedy)
  if (error instanceof ShapeChanged) {
    const remedy = `The publisher changed its interface, or something else answers at ${source.baseUrl}. A newer release may know the new shape; the edition in use stays.`
    return refusal('changed_shape', error.message, remedy)
  }
  if (!(error instanceof FetchFailure)) return null
  const { status, type, retryAfterMs, isPassing } = error.facts
  const words = error.message
  if (status === 401) return refusal('key_refused', words, keyRemedy(source))
  if (type === 'text/html') {
    return refusal('web_page', `${words}: a web page, as a firewall shows it to programs`, source.byHand)
  }
  if (status === 403) return refusal('refused', words, source.key === null ? source.byHand : keyRemedy(source))
  if (status === 429 || (retryAfterMs ?? 0) > 0) {
    const pause = retryAfterMs ? `It asks for a pause of ${Math.ceil(retryAfterMs / 60_000)} minutes. ` : ''
    return refusal('busy', words, `${pause}${onTheNextTry}`)
  }
  if (status === 404)
    return refusal('not_found', words, `The address ${source.baseUrl} has no such answer any more. ${source.byHand}`)
  if (isPassing === true)
    return refusal(
      'unreachable',
      words,
      `Is there a network, and does a firewall let this machine ask ${source.baseUrl}? ${onTheNextTry}`,
    )
  return refusal('unreachable', words, source.byHand)
}

function keyRemedy({ key, byHand }: LiveSource): string {
  if (key === null) return byHand
  return `The key is not accepted, or has no right to this. Get one at ${key.from} and give it as ${key.variable}, or on the page Data.`
}
