import { type NameParts, readName } from '@/service/matching/names/read-name'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { type Aliases, aliasPairs } from './aliases'
import { createClusters } from './clusters'
import { joinByKey } from './join-by-key'
import { joinByKnownName } from './join-by-known-name'
import { joinByLikeness } from './join-by-likeness'
import { joinByName } from './join-by-name'
import { joinByWebsite } from './join-by-website'
import { type JoinState, tryJoin } from './join-state'
import { joinWithoutCountry } from './join-without-country'
import { nameForm } from './name-forms'

export type Join = JoinState & { companies: readonly (readonly number[])[] }

/**
 * Joins records into companies: by reviewed aliases, then LEI, ISIN, CIK, name and country, form of the name and country, a reviewed name
 * in another script, website, name alone. A wrong merge is worse than a duplicate, so each rule leaves apart what is uncertain and
 * records it in `leftApart`.
 */
export function joinRecords(records: readonly SourceRecord[], aliases: Aliases): Join {
  const leis = records.map((record) =>
    record.isPart ? [] : record.identifiers.filter((id) => id.kind === 'lei').map((id) => id.value),
  )
  const state: JoinState = {
    records,
    forms: records.map((record) => nameForm(record.name)),
    read: createNameReader(),
    clusters: createClusters(leis, aliasPairs(aliases.apart, records)),
    merges: {
      alias: 0,
      LEI: 0,
      ISIN: 0,
      CIK: 0,
      Wikidata: 0,
      'tax id': 0,
      'name and country': 0,
      'name form and country': 0,
      website: 0,
      'name only': 0,
    },
    leftApart: [],
  }
  for (const [a, b] of aliasPairs(aliases.same, records)) tryJoin(state, 'alias', a, b)
  joinByKey(state, 'LEI')
  joinByKey(state, 'ISIN')
  joinByKey(state, 'CIK')
  joinByKey(state, 'Wikidata')
  joinByKey(state, 'tax id')
  joinByName(state)
  joinByLikeness(state)
  joinByKnownName(state)
  joinByWebsite(state)
  joinWithoutCountry(state)
  const companies = new Map<number, number[]>()
  for (const index of records.keys()) {
    const root = state.clusters.find(index)
    companies.set(root, [...(companies.get(root) ?? []), index])
  }
  return { ...state, companies: [...companies.values()] }
}

function createNameReader(): (name: string) => NameParts {
  const known = new Map<string, NameParts>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const parts = readName(name)
    known.set(name, parts)
    return parts
  }
}
