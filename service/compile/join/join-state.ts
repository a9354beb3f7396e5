import type { NameParts } from '@/service/matching/names/read-name'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import type { Clusters } from './clusters'
import type { NameForm } from './name-forms'

export type Rule =
  | 'alias'
  | 'LEI'
  | 'ISIN'
  | 'CIK'
  | 'Wikidata'
  | 'tax id'
  | 'name and country'
  | 'name form and country'
  | 'name only'
  | 'website'
/** Records that look like one company and were left as two, with the reason. */
export type LeftApart = { rule: Rule; reason: string; records: readonly number[] }

/** What the rules work on. */
export type JoinState = {
  records: readonly SourceRecord[]
  forms: readonly NameForm[]
  /** `readName`, which remembers every name it took apart: a join asks for each several times. */
  read: (name: string) => NameParts
  clusters: Clusters
  merges: Record<Rule, number>
  leftApart: LeftApart[]
}

/** Joins two records by `rule`, or notes why they stay apart. True when they are one company afterwards. */
export function tryJoin(state: JoinState, rule: Rule, a: number, b: number): boolean {
  const outcome = state.clusters.join(a, b, { reviewed: rule === 'alias' })
  if (outcome === 'joined') state.merges[rule] += 1
  else if (outcome !== 'already') state.leftApart.push({ rule, reason: outcome, records: [a, b] })
  return outcome === 'joined' || outcome === 'already'
}
