import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { readKnownCompanies } from '@/service/editions/join/read-known-companies'
import { coreKey } from '@/service/matching/names/name-keys'
import { normalizeName } from '@/service/matching/names/normalize-name'
import { groupBy } from '@/service/sources/tables/group-by'

/** Pairs of names for measurements: true pairs from the shared data, hard negatives from the known companies. */

export type NamePair = { left: string; right: string; why: string }

/**
 * Keys in DERIVED-name-pairs under which two companies are filed, with the names and the reason why they are two. They are no
 * true pairs: joining them would be a false merge.
 */
const wrongPairs = new Map([
  ['FI0009007132 Neste', 'Fortum: the ISIN is Fortum’s; Neste is another listed company of Finland'],
  ['FR0000120644 Danone', 'McCain Foods: the ISIN is Danone’s; McCain is a private company of Canada'],
  ['DE0008404005 Allianz', 'Allianz Investment Management: a subsidiary under its parent’s ISIN'],
  ['TW0001326007 Formosa Petrochemical', 'Formosa Chemicals and Fibre: the ISIN is of stock 1326, Petrochemical is listed by itself'],
  ['KR7032640005 LG Household & Health Care', 'LG Uplus: the ISIN is of stock 032640, LG Uplus; two companies of one group'],
  ['JP3358800005 Japan Securities', 'Shimizu: the ISIN is the builder’s'],
  ['TW0009904003 Pou Chen', 'PrimeAsia Leather: a subsidiary under its parent’s ISIN'],
  ['NL0000303709 Aegon', 'Aegon Nederland: a subsidiary under its parent’s ISIN'],
  ['TW0002356003 Inventec Co', 'Inventec (Chongqing): a subsidiary under its parent’s ISIN'],
  ["254900S1P4XOXV67GC07 D'Ieteren Automotive", 'EVA Airways: one LEI copied to an importer of cars in Belgium and an airline of Taiwan'],
  ['254900T4WB2UF9XPX041 Minor International Public Company Limited', 'Neapco: one LEI copied to hotels in Thailand and a maker of drivelines in the US'],
  ['JP3753000003 Nippon Express Co', 'Nippon Yusen (NYK): the ISIN is the shipping line’s'],
]) // biome-ignore format: a table

function readRows(file: string): Record<string, string>[] {
  return parse(readFileSync(file), { columns: true })
}

export function readTruePairs(directory: string): { pairs: NamePair[]; leftOut: NamePair[] } {
  const pairs = readRows(join(directory, 'DERIVED-name-pairs-by-isin-lei.csv')).map((row) => ({
    left: row['left_name'] ?? '',
    right: row['right_name'] ?? '',
    why: row['key'] ?? '',
  }))
  const isWrong = ({ why, left }: NamePair) => wrongPairs.has(`${why} ${left}`)
  return { pairs: pairs.filter((pair) => !isWrong(pair)), leftOut: pairs.filter(isWrong) }
}

export function readLabelledPairs(directory: string): { same: NamePair[]; different: NamePair[] } {
  const rows = readRows(join(directory, 'company-name-pairs-easonanalytica.csv'))
  const of = (label: string) =>
    rows
      .filter((row) => row['Targets'] === label)
      .map((row) => ({ left: row['Name_x'] ?? '', right: row['Name_y'] ?? '', why: `labelled ${label}` }))
  return { same: of('1'), different: of('0') }
}

/** Returns 0, 1 or 2, so that a third can be reserved. */
export function thirdOf({ left, right }: NamePair): number {
  return (createHash('sha256').update(`${left}|${right}`).digest()[0] ?? 0) % 3
}

export type KnownName = { name: string; companyId: number; region: string | null; key: string }

export function readKnownNames(directory: string): KnownName[] {
  return readKnownCompanies(directory).flatMap(({ company: { id, hqRegion, names } }) =>
    [...new Set(names.map(({ value }) => value))].map((name) => ({
      name,
      companyId: id,
      region: hqRegion,
      key: normalizeName(name),
    })),
  )
}

function trigrams(text: string): string[] {
  const padded = `  ${text} `
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3)))]
}

/** For each of `names`, the `count` nearest names of other companies by trigrams, and as many with the same first word. */
export function hardNegatives(names: readonly KnownName[], all: readonly KnownName[], count: number): NamePair[] {
  const postings = new Map<string, number[]>()
  const sizes = all.map(({ key }, place) => {
    const grams = trigrams(key)
    for (const gram of grams) push(postings, gram, place)
    return grams.length
  })
  const byFirstWord = groupBy(all, ({ key }) => key.split(' ')[0] ?? '')
  const companiesOf = new Map<string, Set<number>>()
  for (const { key, companyId } of all) companiesOf.set(key, (companiesOf.get(key) ?? new Set()).add(companyId))
  return names.flatMap((one) => {
    const isOther = (other: KnownName) =>
      other.companyId !== one.companyId && other.key !== one.key && !companiesOf.get(other.key)?.has(one.companyId)
    const grams = trigrams(one.key)
    const hits = new Map<number, number>()
    for (const gram of grams) for (const place of postings.get(gram) ?? []) hits.set(place, (hits.get(place) ?? 0) + 1)
    const near = [...hits]
      .map(([place, shared]) => ({ other: all[place], share: shared / (grams.length + (sizes[place] ?? 0) - shared) }))
      .toSorted((a, b) => b.share - a.share)
      .flatMap(({ other }) => (other && isOther(other) ? [other] : []))
      .slice(0, count)
    const sameWord = (byFirstWord.get(one.key.split(' ')[0] ?? '') ?? []).filter(isOther).slice(0, count)
    return [
      ...near.map((other) => ({ left: one.name, right: other.name, why: 'nearest by trigrams' })),
      ...sameWord.map((other) => ({ left: one.name, right: other.name, why: 'same first word' })),
    ]
  })
}

function push(postings: Map<string, number[]>, gram: string, place: number): void {
  const list = postings.get(gram)
  if (list) list.push(place)
  else postings.set(gram, [place])
}

/**
 * Name parts of a company's units, funds and foreign subsidiaries. Without "Holdings": lists hold many companies both with and
 * without it.
 */
const namesakes =
  'International;Asia;Europe;Global;Capital;Energy;Bank;Insurance;Real Estate;Trust;Foundation;Ventures;Services;Technologies;II;III;2;One;North;Nordic;of America;(China);(Thailand) Co., Ltd.;India Private Limited;& Sons'.split(
    ';',
  )

/** Names with the same core name of two companies, the most similar names that two companies have. */
export function sameCoreNegatives(all: readonly KnownName[]): NamePair[] {
  return [...groupBy(all, ({ name }) => coreKey(name)).values()].flatMap((group) =>
    group.flatMap((one, place) =>
      group
        .slice(place + 1)
        .filter((other) => other.companyId !== one.companyId && other.key !== one.key)
        .map((other) => ({ left: one.name, right: other.name, why: 'same core name' })),
    ),
  )
}

/**
 * Names that lists of suppliers hold besides a company: its units, its foreign subsidiaries, namesakes in other trades. A
 * generated name is left out where a list has the same company under it ("Auto Windscreens Services").
 */
export function madeNegatives(names: readonly KnownName[], all: readonly KnownName[]): NamePair[] {
  const known = new Set(all.map(({ key, companyId }) => `${companyId} ${key}`))
  return names.flatMap(({ key, companyId }) =>
    makeNegatives(key).filter(({ right }) => !known.has(`${companyId} ${normalizeName(right)}`)),
  )
}

function makeNegatives(key: string): NamePair[] {
  return [
    { left: `${key} Unit 2`, right: `${key} Unit 3`, why: 'number tokens' },
    { left: `1. ${key}`, right: `2. ${key}`, why: 'number tokens' },
    { left: `${key} Sweden`, right: `${key} Finland`, why: 'country words' },
    { left: `${key} Deutschland GmbH`, right: `${key} France SAS`, why: 'country words' },
    { left: key, right: `${key} Ireland Limited`, why: 'subsidiary' },
    { left: key, right: `${key} Asset Management`, why: 'subsidiary' },
    { left: `${key} Paper`, right: `${key} Capital`, why: 'a word of its own' },
    { left: `${key} Americas`, right: `${key} USA`, why: 'region words' },
    { left: `${key} Fund I`, right: `${key} Fund II`, why: 'Roman numerals' },
    ...namesakes.map((word) => ({ left: key, right: `${key} ${word}`, why: 'a word more' })),
  ]
}
