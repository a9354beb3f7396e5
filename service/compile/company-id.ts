import { createHash } from 'node:crypto'
import type { SourceRecord } from '@/service/sources/source-record'
import { isOwnerList } from './owner-lists'

/** The first 40 bits of the anchor's SHA-256, so that an id fits a JSON number, a bigint column and a short URL. */
export function idFromAnchor(anchor: string): number {
  return createHash('sha256').update(anchor).digest().readUIntBE(0, 5)
}

/**
 * What may anchor a company's id, strongest first: keys that live longer than a list's edition before the lists' own
 * record ids, those before what owners of sites are known by: a company that they join keeps the id it had.
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
    ...recordIds(true),
  ]
}

/**
 * One id for each company, the same on every machine and from one edition to the next while its strongest anchor stays.
 * An anchor that two companies claim (a wrong key) anchors neither; if two anchors should meet in one number, the
 * anchor that sorts later counts up until it finds a free one.
 */
export function assignIds(companies: readonly (readonly SourceRecord[])[]): number[] {
  const claims = new Map<string, number>()
  const anchors = companies.map((records) => [...new Set(anchorsOf(records))])
  for (const anchor of anchors.flat()) claims.set(anchor, (claims.get(anchor) ?? 0) + 1)
  const chosen = anchors.map((list, index) => {
    const anchor = list.find((candidate) => claims.get(candidate) === 1)
    if (anchor === undefined) throw new Error(`no anchor for ${companies[index]?.[0]?.name}`)
    return { anchor, index }
  })
  const taken = new Set<number>()
  const ids = new Array<number>(companies.length)
  for (const { anchor, index } of chosen.sort((a, b) => (a.anchor < b.anchor ? -1 : 1))) {
    let id = idFromAnchor(anchor)
    for (let nth = 1; id === 0 || taken.has(id); nth++) id = idFromAnchor(`${anchor}#${nth}`)
    taken.add(id)
    ids[index] = id
  }
  return ids
}
