import type { Format } from '@/lib/format/create-format'
import type { TargetAnswer } from './target-answer'

const kinds: Readonly<Record<string, string>> = {
  near_term: 'Near-term target',
  long_term: 'Long-term target',
  net_zero: 'Net-zero target',
  interim: 'Interim target',
  end: 'End target',
}

/** "Near-term target, set, 1.5°C, by 2030 (SBTi, list of 1 May 2026)" */
export function describeTarget(target: TargetAnswer, format: Format): string {
  const { kind, status, ambition, target_year: year, base_year: base, reduction_percent: percent, source } = target
  const reduction = percent === null ? null : `−${format.number.significant(percent, 3)}%`
  const parts = [
    kinds[kind] ?? 'Target',
    status === null ? null : status.charAt(0).toLowerCase() + status.slice(1),
    ambition,
    reduction === null || base === null ? reduction : `${reduction} from ${base}`,
    year === null ? null : `by ${year}`,
  ].filter((part) => part !== null)
  const list = source.title ?? source.publisher ?? 'a public list'
  const of = source.retrieved_at === null ? list : `${list}, ${format.day(source.retrieved_at)}`
  return `${parts.join(', ')} (${of})`
}
