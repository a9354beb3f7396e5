import type { Format } from '@/lib/format/create-format'
import { type CodedReason, sayStateReason } from './say-state-reason'

type Json = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCoded(value: unknown): value is CodedReason {
  return isObject(value) && typeof value['code'] === 'string' && isObject(value['values'])
}

/** One reason by its codes; the service's words if it has none, or unknown ones. */
function say(text: unknown, codes: unknown, format: Format): { text: unknown; isSaid: boolean } {
  const said = Array.isArray(codes) && codes.every(isCoded) ? sayStateReason(codes, format) : null
  return { text: said ?? text, isSaid: said !== null }
}

function sayList(texts: unknown, codes: unknown, format: Format): { text: unknown; isSaid: boolean }[] {
  if (!Array.isArray(texts)) return []
  return texts.map((text, at) => say(text, Array.isArray(codes) ? codes[at] : null, format))
}

function sayCandidate(candidate: unknown, format: Format): unknown {
  if (!isObject(candidate)) return candidate
  const reasons = sayList(candidate['reasons'], candidate['reason_codes'], format)
  const vetoes = sayList(candidate['vetoes'], candidate['veto_codes'], format)
  const textsOf = (all: typeof reasons) => all.map(({ text }) => text)
  const english = textsOf([...reasons, ...vetoes].filter(({ isSaid }) => !isSaid))
  return { ...candidate, reasons: textsOf(reasons), vetoes: textsOf(vetoes), english }
}

function sayRelated(related: unknown, format: Format): unknown {
  if (!isObject(related)) return related
  const { text, isSaid } = say(related['reason'], related['reason_codes'], format)
  return { ...related, reason: text, english: !isSaid }
}

/**
 * The question about a match, with the reasons for and against each candidate in the reader's language. What has no codes stays in the
 * service's words and is listed in `english`.
 */
export function sayMatchQuestion(answer: unknown, format: Format): unknown {
  if (!isObject(answer)) return answer
  const each = (key: string, change: (one: unknown, format: Format) => unknown) => {
    const entries = answer[key]
    return Array.isArray(entries) ? { [key]: entries.map((one: unknown) => change(one, format)) } : {}
  }
  return {
    ...answer,
    ...each('candidates', sayCandidate),
    ...each('duplicates', sayRelated),
    ...each('merged', sayRelated),
  }
}
