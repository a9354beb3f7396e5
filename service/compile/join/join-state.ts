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
/** Records that look like one company and were left apart, with the reason. */
export type LeftApart = { rule: Rule; reason: string; records: readonly number[] }

/** The state that the rules share. */
export type JoinState = {
  records: readonly SourceRecord[]
  forms: readonly NameForm[]
  /** `readName` with a memory for every name: a join asks for each several times. */
  read: (name: string) => NameParts
  clusters: Clusters
  merges: Record<Rule, number>
  leftApart: LeftApart[]
}

/** Joins two records by `rule`, or records why they stay apart. Returns whether they are one company afterwards. */
export function tryJoin(state: JoinState, rule: Rule, a: number, b: number): boolean {
  const outcome = state.clusters.join(a, b, { reviewed: rule === 'alias' })
  if (outcome === 'joined') state.merges[rule] += 1
  else if (outcome !== 'already') state.leftApart.push({ rule, reason: outcome, records: [a, b] })
  return outcome === 'joined' || outcome === 'already'
}
