import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { TargetAnswer } from '@/lib/views/answers/target-answer'
import { joinWithCommas } from './list-words'

const kinds: Readonly<Record<string, Key<'figures'>>> = {
  near_term: 'targetNearTerm',
  long_term: 'targetLongTerm',
  net_zero: 'netZeroTarget',
  interim: 'targetInterim',
  end: 'targetEnd',
}

/** "Near-term target, set, 1.5°C, by 2030 (SBTi, list of 1 May 2026)" */
export function describeTarget(target: TargetAnswer, format: Format): string {
  const { kind, status, ambition, target_year: year, base_year: base, reduction_percent: percent, source } = target
  const words = format.words('figures')
  const reduction = percent === null ? null : `−${format.percent(format.number.significant(percent, 3))}`
  const parts = [
    words(kinds[kind] ?? 'target'),
    status === null ? null : status.charAt(0).toLowerCase() + status.slice(1),
    ambition,
    reduction === null || base === null ? reduction : words('targetFrom', { reduction, base: String(base) }),
    year === null ? null : words('targetBy', { year: String(year) }),
  ].filter((part) => part !== null)
  const list = source.title ?? source.publisher ?? words('targetPublicList')
  const of = source.retrieved_at === null ? list : joinWithCommas([list, format.day(source.retrieved_at)], format)
  return words('targetOf', { target: joinWithCommas(parts, format), list: of })
}
