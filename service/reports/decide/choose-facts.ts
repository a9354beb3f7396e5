import type { Fact, FactCandidate } from '@/service/reports/model/fact'
import { because } from '@/service/reports/model/reason'

/** Least score at which a fact is worth proposing. */
const threshold = 4

/** One revenue and one number of employees per year: the best candidate, strengthened by others that print the same amount. */
export function chooseFacts(
  candidates: readonly FactCandidate[],
  reportYear: number | null,
  currencyOf: (sign: string) => string | null,
): Fact[] {
  const dated = withoutQuarrels(candidates)
    .map((one) => ({ ...one, isAssumed: one.year === null, year: one.year ?? reportYear }))
    .flatMap((one) =>
      one.year === null || (reportYear !== null && one.year > reportYear + 1) ? [] : [{ ...one, year: one.year }],
    )
    .map((one) => ({ ...one, currency: one.currency ?? (one.sign === null ? null : currencyOf(one.sign)) }))
  const whole = withoutParts(dated)
  const cells = new Map<string, Dated[]>()
  for (const one of whole) {
    const key = `${one.kind} ${one.year}`
    cells.set(key, [...(cells.get(key) ?? []), one])
  }
  const chosen = [...cells.values()].flatMap((cell) => choose(cell) ?? [])
  return chosen.sort((a, b) => a.year - b.year || b.kind.localeCompare(a.kind, 'en'))
}

/** A row far below another one in one year is a part of it in every year, also in years where it stands alone. */
function withoutParts(candidates: readonly Dated[]): Dated[] {
  const rowOf = ({ kind, page, box }: Dated) => `${kind} ${page} ${Math.round(box?.y1 ?? 0)}`
  const parts = new Set(
    candidates
      .filter((one) =>
        candidates.some(
          (other) =>
            other.kind === one.kind &&
            other.year === one.year &&
            other.currency === one.currency &&
            other.score >= one.score &&
            other.value > 1.25 * one.value,
        ),
      )
      .map(rowOf),
  )
  return candidates.filter((one) => !parts.has(rowOf(one)))
}

type Dated = FactCandidate & { year: number; isAssumed: boolean }

function choose(cell: readonly Dated[]): Fact | null {
  const ranked = cell
    .map((one) => ({
      one,
      score: one.score + Math.min(2, cell.filter((other) => other !== one && agree(one, other)).length),
    }))
    .sort((a, b) => b.score - a.score || b.one.value - a.one.value || digits(b.one) - digits(a.one))
  const best = ranked[0]
  if (!best || best.score < threshold) return null
  const rival = ranked.find(({ one }) => !agree(one, best.one))
  const lead = rival ? Math.min(4, best.score - rival.score) : 4
  const { score: _, sign: __, isAssumed, ...fact } = best.one
  const confidence = Math.max(0.05, Math.min(0.95, 0.3 + best.score * 0.04 + lead * 0.05 - (isAssumed ? 0.15 : 0)))
  return {
    ...fact,
    confidence: Math.round(confidence * 100) / 100,
    reasons: rival
      ? [...fact.reasons, because('says_otherwise', { printed: rival.one.printedValue, page: String(rival.one.page) })]
      : fact.reasons,
  }
}

/** Undated sentences that give different amounts are about different years or parts: none of them is taken. */
function withoutQuarrels(candidates: readonly FactCandidate[]): FactCandidate[] {
  return candidates.filter(
    (one) =>
      one.year !== null ||
      candidates.every((other) => other.kind !== one.kind || other.year !== null || agree(one, other)),
  )
}

/** The same amount, or a rounding of it. */
function agree(a: FactCandidate, b: FactCandidate): boolean {
  return a.kind === b.kind && Math.abs(a.value - b.value) <= 0.01 * Math.max(a.value, b.value)
}

function digits({ printedValue }: FactCandidate): number {
  return printedValue.replace(/\D/g, '').length
}
