import type { StateReason } from '@/service/contract/organization/state-reason'
import { type StateReasonCode, stateReasons } from './state-reasons'

type Template = { code: StateReasonCode; pattern: RegExp; names: string[]; literal: number }

const kinds: Readonly<Record<string, string>> = {
  d: '\\d+',
  w: '\\S+?',
  k: '[A-Z_]+|S&P Global number',
  f: '[a-z_]+(?:, [a-z_]+)*',
}

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function toTemplate([code, sentence]: readonly [string, string]): Template {
  const parts = sentence.split(/\{(\w+)(?::(\w))?\}/)
  const source = parts.map((part, at) =>
    at % 3 === 0 ? quote(part) : at % 3 === 2 ? `(${kinds[part ?? ''] ?? '.+?'})` : '',
  )
  return {
    code: code as StateReasonCode,
    pattern: new RegExp(`^${source.join('')}$`),
    names: parts.filter((_, at) => at % 3 === 1),
    literal: parts.filter((_, at) => at % 3 === 0).join('').length,
  }
}

/** Longer texts first: "… as X, consolidated by Y" before "… as X". */
const templates = Object.entries(stateReasons)
  .map(toTemplate)
  .toSorted((a, b) => b.literal - a.literal)

function readOne(text: string): StateReason | null {
  for (const { code, pattern, names } of templates) {
    const found = pattern.exec(text)
    if (found) return { code, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) }
  }
  return null
}

/** All codes, or null: half a sentence in another language would say something else. */
function readAll(texts: readonly string[]): StateReason[] | null {
  const read = texts.map(readOne)
  return read.every((one) => one !== null) ? read : null
}

/** "Same spelling, Same country: Nordic Paper AB", as matching writes its reasons. A company's name may contain ", " and ": ". */
function readMatched(text: string): StateReason[] | null {
  for (let end = text.indexOf(': '); end !== -1; end = text.indexOf(': ', end + 1)) {
    const signals = readAll(text.slice(0, end).split(', '))
    if (signals !== null) return [...signals, { code: 'matched_to', values: { company: text.slice(end + 2) } }]
  }
  return null
}

/** "Nordic Paper AB has this identifier, but: Different numbers: 1 and 2; Another website". */
function readContradicted(text: string): StateReason[] | null {
  const [, company, against] = /^(.+?) has this identifier, but: (.+)$/.exec(text) ?? []
  if (company === undefined || against === undefined) return null
  const vetoes = readAll(against.split('; '))
  return vetoes && [{ code: 'identifier_contradicted', values: { company } }, ...vetoes]
}

/** The codes of a stored sentence in order; null if it has none, such as an error message. */
export function readStateReason(text: string): StateReason[] | null {
  const one = readOne(text)
  return (one && [one]) ?? readContradicted(text) ?? readMatched(text) ?? readAll(text.split('; '))
}
