import { readUnitCell } from '@/service/reports/model/columns'
import { parseNumber } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'

type Kind = 'label' | 'labelWithUnit' | 'amount' | 'number' | 'unit' | 'other'
type Token = { kind: Kind; text: string; at: number }

/**
 * Joins "Scope 1" and "517 t CO2e" in separate lines, as cards and headings come out of a page, into one line per pair. The beginning of
 * the list says which of the two comes first; if it begins and ends with the same kind, nothing is joined.
 */
export function withPairedLines(lines: readonly string[]): string[] {
  const tokens = lines.flatMap((line, at) => (line.trim() === '' ? [] : [toToken(line, at)]))
  const result = [...lines]
  for (let from = 0; from < tokens.length; ) {
    const pairs = pairsAt(tokens, from)
    for (const pair of pairs) {
      const [first, ...others] = pair
      if (!first) continue
      result[first.at] = pair.map(({ text }) => text).join(first.kind === 'labelWithUnit' ? ': ' : ' ')
      for (const { at } of others) result[at] = ''
    }
    from += Math.max(1, pairs.flat().length)
  }
  return result
}

function toToken(line: string, at: number): Token {
  const text = line
    .trim()
    .replace(/^(?:#{2,6} |[-•*] )/, '')
    .replace(/^\*\*(.*?):?\*\*$/, '$1')
    // Removes the marks of assured amounts.
    .replace(/(?<=\d) ?[★☆✓✔◆※]+\d?$/u, '')
  return { kind: kindOf(text), text, at }
}

function kindOf(text: string): Kind {
  if (text.length > 80 || text.includes('|') || /[.;,]$/.test(text)) return 'other'
  if (readUnitCell(text)) return 'unit'
  if (parseNumber(text, null) !== null) return 'number'
  const [, amount, unit] =
    /^(?:(?:ghg |total )?emissions?:? |(?:FY ?)?(?:19|20)\d\d: )?(\d[\d.,' \u00a0]*\d|\d)\s?(\D.{0,40})$/i.exec(text) ??
    []
  if (amount && unit && parseNumber(amount, null) !== null && readUnitCell(unit)) return 'amount'
  const scope = parseScope(text)
  if (scope === null || scope.isByWords || scope.narrowness > 4 || /\d{3}|\d[.,]\d/.test(text)) return 'other'
  const [, own] = /[(,[] ?([^()[\],]+)[)\]]?$/.exec(text) ?? []
  return own && readUnitCell(own) ? 'labelWithUnit' : 'label'
}

/** The orders in which a pair may stand. */
const orders: readonly (readonly Kind[])[] = [
  ['label', 'amount'],
  ['label', 'number', 'unit'],
  ['labelWithUnit', 'number'],
]

/** The pairs of the list that begins at a token; none if what follows could as well belong to the one before. */
function pairsAt(tokens: readonly Token[], from: number): Token[][] {
  if (['amount', 'number', 'unit'].includes(tokens[from - 1]?.kind ?? '')) return []
  const order = orders.find((kinds) => kinds.every((kind, i) => tokens[from + i]?.kind === kind))
  if (!order) return []
  const pairs: Token[][] = []
  for (let at = from; order.every((kind, i) => tokens[at + i]?.kind === kind); at += order.length)
    pairs.push(tokens.slice(at, at + order.length))
  const next = tokens[from + pairs.flat().length]
  // A single amount below a label with its unit is as often the answer of a form (read-answers.ts).
  if (order[0] === 'labelWithUnit' && pairs.length < 2) return []
  return next && ['amount', 'number', 'unit'].includes(next.kind) ? [] : pairs
}
