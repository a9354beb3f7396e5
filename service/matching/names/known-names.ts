import { z } from 'zod'
import file from './known-names.json' with { type: 'json' }
import partsFile from './parts-of-companies.json' with { type: 'json' }
import { isPlaceAlone } from './place-alone'
import { type NameParts, readName } from './read-name'

/**
 * Names that lead to a present-day company and that no rule can derive: common knowledge, each with its reason and a public page for
 * checking it. Nobody has checked them against these pages yet.
 * now: the company as lists write it today
 * regions: countries in which the company is, or was under these names; registrations from other countries are not meant
 * names: without legal form if no other company has these words; otherwise with it ("Total SA")
 */
const named = {
  now: z.string().min(1),
  regions: z.array(z.string().length(2)).min(1),
  names: z.array(z.string().min(1)).min(1),
  reason: z.string().min(10),
  reference: z.url(),
}

/**
 * kind: former, the company's earlier name; brand, a trade name; local, its name in its own script
 * regrouped: for a former name, a large part left the company ("parted") or was joined with it ("joined") in that month, so that figures
 * under that name cover a different group
 */
const KnownNames = z.strictObject({
  names: z.array(
    z.strictObject({
      ...named,
      kind: z.enum(['former', 'brand', 'local']),
      regrouped: z
        .strictObject({
          how: z.enum(['parted', 'joined']),
          part: z.string().min(1),
          month: z.string().regex(/^\d{4}-\d{2}$/),
        })
        .optional(),
    }),
  ),
})

/**
 * Brands, businesses and companies that belong to or merged into a present-day company ("Gillette", "Lafarge"). They are suppliers
 * themselves just as often, so a person is asked. A name may have several entries ("Kraft Foods").
 */
const PartsOfCompanies = z.strictObject({ parts: z.array(z.strictObject(named)) })

type Entry = z.infer<typeof KnownNames>['names'][number]
export type KnownName = Omit<Entry, 'now' | 'names' | 'kind'> & { kind: Entry['kind'] | 'part'; now: NameParts }

/** The keys of a name in these files: in its own script, without its legal form, and as spelled. */
function keysOf({ original, core, spelling }: NameParts): string[] {
  if (original !== null) return [`o${original.replaceAll(' ', '')}`]
  return [`=${core.join('')}`, `s${spelling}`]
}

/** A name in the file with a legal form only matches with that form. */
function keyOf(parts: NameParts): string {
  const [own = '', spelled] = keysOf(parts)
  return spelled !== undefined && parts.spelling.split(' ').length > parts.core.length ? spelled : own
}

const byKey = new Map<string, KnownName[]>()
/** All names of an entry, by the key of each of them and of the company of today. */
const namesByKey = new Map<string, string[]>()
const parts = PartsOfCompanies.parse(partsFile).parts.map((entry) => ({ ...entry, kind: 'part' as const }))
for (const { now, names, ...entry } of [...KnownNames.parse(file).names, ...parts]) {
  const known = { ...entry, now: readName(now) }
  const keys = new Set(names.map((name) => keyOf(readName(name))))
  for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), known])
  for (const key of keys.add(keyOf(known.now))) namesByKey.set(key, [...(namesByKey.get(key) ?? []), now, ...names])
}

/** The other names under which the files know the company of this name: former ones, brands, parts, in its own script. */
export function listOtherNames(name: string): string[] {
  return [...new Set(keysOf(readName(name)).flatMap((key) => namesByKey.get(key) ?? []))]
}

/** Everything a name may lead to according to the files; empty for all other names. */
export function findKnownNames(name: NameParts): readonly KnownName[] {
  for (const key of keysOf(name)) {
    const found = byKey.get(key)
    if (found !== undefined) return found
  }
  return []
}

/** Whether the files know the name for companies, but for none in this country. */
export function isOfOtherCountries(known: readonly KnownName[], region: string | null): boolean {
  return known.length > 0 && region !== null && !known.some(({ regions }) => regions.includes(region))
}

/** A single shorter word at the beginning of a longer name is not looked up; before a place alone, this many letters are enough. */
const fewestLetters = 6
const fewestBeforePlace = 4

/**
 * What the longest known beginning of a name leads to, and how many words it has: "Hitachi Metals" of "Hitachi Metals Singapore". A
 * single word counts if it is a former or present company name ("Foxconn Precision"); the name of a part only before a place ("Isover
 * France").
 */
export function findKnownBeginning(parts: NameParts): { known: readonly KnownName[]; words: number } | null {
  const { core, original } = parts
  if (original !== null) return null
  for (let words = core.length - 1; words >= 1; words--) {
    const isOfPlace = isPlaceAlone(core.slice(words), parts)
    if (words === 1 && (core[0] ?? '').length < (isOfPlace ? fewestBeforePlace : fewestLetters)) return null
    const found = byKey.get(`=${core.slice(0, words).join('')}`) ?? []
    const known = words === 1 && !isOfPlace ? found.filter(({ kind }) => kind !== 'part') : found
    if (known.length > 0) return { known, words }
  }
  return null
}

/** The only present-day company of which this is the former, trade or local name; null for all other names, and for parts of companies. */
export function findKnownName(name: NameParts): KnownName | null {
  const [found, second] = findKnownNames(name).filter(({ kind }) => kind !== 'part')
  return second === undefined ? (found ?? null) : null
}
