import { createHash } from 'node:crypto'
import { isOwnerList } from '@/service/compile/join/owner-lists'
import type { SourceRecord } from '@/service/sources/tables/source-record'

/** The first 40 bits of the anchor's SHA-256, so that an id fits into a JSON number, a bigint column and a short URL. */
export function idFromAnchor(anchor: string): number {
  return createHash('sha256').update(anchor).digest().readUIntBE(0, 5)
}

/**
 * What may anchor a company's id, strongest first: identifiers that outlive a list's edition, then the lists' own record ids, then names
 * in lists of site owners: a company that these join keeps its id.
 */
export function anchorsOf(records: readonly SourceRecord[]): string[] {
  const values = (kind: string) =>
    records
      .filter((record) => !record.isPart || (kind !== 'lei' && kind !== 'isin'))
      .flatMap((record) => record.identifiers.filter((id) => id.kind === kind).map((id) => `${kind}:${id.value}`))
      .sort()
  const recordIds = (ofOwners: boolean) =>
    records
      .filter(({ source }) => isOwnerList(source) === ofOwners)
      .map((record) => `${record.source}:${record.recordId}`)
      .sort()
  return [
    ...['wikidata', 'lei', 'sbti', 'gcap', 'cik', 'tw_tax_id'].flatMap(values),
    ...recordIds(false),
    ...values('au_abn'),
    ...values('jp_corporate_number'),
    ...values('fr_siren'),
    ...recordIds(true),
  ]
}

/**
 * One id per company, the same on every machine and from one edition to the next as long as its strongest anchor stays. An anchor claimed
 * by two companies (a wrong identifier) anchors neither; if two anchors collide, the one that sorts later counts up to the next free
 * number.
 * @param previous ids by record ("sbti:40001") of an installation with other editions: a company keeps the id of most of its records, so
 * that a newly listed LEI does not change it
 */
export function assignIds(
  companies: readonly (readonly SourceRecord[])[],
  previous: ReadonlyMap<string, number> = new Map(),
): number[] {
  const claims = new Map<string, number>()
  const anchors = companies.map((records) => [...new Set(anchorsOf(records))])
  for (const anchor of anchors.flat()) claims.set(anchor, (claims.get(anchor) ?? 0) + 1)
  const chosen = anchors.map((list, index) => {
    const anchor = list.find((candidate) => claims.get(candidate) === 1)
    if (anchor === undefined) throw new Error(`no anchor for ${companies[index]?.[0]?.name}`)
    return { anchor, index }
  })
  const ids = keepIds(companies, previous)
  const taken = new Set<number>(ids.filter((id) => id !== undefined))
  for (const { anchor, index } of chosen.sort((a, b) => (a.anchor < b.anchor ? -1 : 1))) {
    if (ids[index] !== undefined) continue
    let id = idFromAnchor(anchor)
    for (let nth = 1; id === 0 || taken.has(id); nth++) id = idFromAnchor(`${anchor}#${nth}`)
    taken.add(id)
    ids[index] = id
  }
  return ids.map((id) => id ?? 0)
}

/** The key of a record wherever editions are compared: "sbti:40001". */
export function memberOf({ source, recordId }: Pick<SourceRecord, 'source' | 'recordId'>): string {
  return `${source}:${recordId}`
}

/** The id that most records of a company had; if two companies claim one, the one with more of its records keeps it. */
function keepIds(
  companies: readonly (readonly SourceRecord[])[],
  previous: ReadonlyMap<string, number>,
): (number | undefined)[] {
  const ids = new Array<number | undefined>(companies.length)
  if (previous.size === 0) return ids
  const votes = companies.flatMap((records, index) => {
    const counts = new Map<number, number>()
    for (const record of records) {
      const id = previous.get(memberOf(record))
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return [...counts].map(([id, count]) => ({ id, count, index, name: records.map(memberOf).sort()[0] ?? '' }))
  })
  const taken = new Set<number>()
  votes.sort((a, b) => b.count - a.count || a.id - b.id || (a.name < b.name ? -1 : 1))
  for (const { id, index } of votes) {
    if (ids[index] !== undefined || taken.has(id)) continue
    ids[index] = id
    taken.add(id)
  }
  return ids
}
