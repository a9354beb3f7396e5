import { z } from 'zod'
import file from './known-names.json' with { type: 'json' }
import partsFile from './parts-of-companies.json' with { type: 'json' }
import { type NameParts, readName } from './read-name'

/**
 * Names that lead to a company of today and that no rule can know: common knowledge, each with its reason and the public page
 * where it can be checked. Nobody has checked them against these pages yet.
 *
 * now        the company as the lists write it today
 * regions    countries the company is in, or was under these names: a registration of another country is not meant
 * names      written without legal form where the words are no other company's; with it ("Total SA") where only that is one
 */
const named = {
  now: z.string().min(1),
  regions: z.array(z.string().length(2)).min(1),
  names: z.array(z.string().min(1)).min(1),
  reason: z.string().min(10),
  reference: z.url(),
}

/**
 * kind       former: the company was called so; brand: it trades so; local: its name in its own script
 * regrouped  of a former name: a large part left the company ("parted") or was joined with it ("joined") in that month, so that
 *            what it stated under the name is about another group of companies than today's
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
 * Brands, businesses and companies that belong to a company of today or went into it ("Gillette", "Lafarge"): suppliers of their
 * own as often, so a person is asked. A name may stand in several entries ("Kraft Foods").
 */
const PartsOfCompanies = z.strictObject({ parts: z.array(z.strictObject(named)) })

type Entry = z.infer<typeof KnownNames>['names'][number]
export type KnownName = Omit<Entry, 'now' | 'names' | 'kind'> & { kind: Entry['kind'] | 'part'; now: NameParts }

/** The keys a name has here: in its own script, without its legal form, and as it is spelled. */
function keysOf({ original, core, spelling }: NameParts): string[] {
  if (original !== null) return [`o${original.replaceAll(' ', '')}`]
  return [`=${core.join('')}`, `s${spelling}`]
}

/** A name of the file that has a legal form is that name with that form only. */
function keyOf(name: string): string {
  const parts = readName(name)
  const [own = '', spelled] = keysOf(parts)
  return spelled !== undefined && parts.spelling.split(' ').length > parts.core.length ? spelled : own
}

const byKey = new Map<string, KnownName[]>()
const parts = PartsOfCompanies.parse(partsFile).parts.map((entry) => ({ ...entry, kind: 'part' as const }))
for (const { now, names, ...entry } of [...KnownNames.parse(file).names, ...parts]) {
  const known = { ...entry, now: readName(now) }
  for (const key of new Set(names.map(keyOf))) byKey.set(key, [...(byKey.get(key) ?? []), known])
}

/** All that the files say a name may lead to; empty for all other names. */
export function findKnownNames(name: NameParts): readonly KnownName[] {
  for (const key of keysOf(name)) {
    const found = byKey.get(key)
    if (found !== undefined) return found
  }
  return []
}

/** Whether the files know a name of companies, and of none in this country. */
export function isOfOtherCountries(known: readonly KnownName[], region: string | null): boolean {
  return known.length > 0 && region !== null && !known.some(({ regions }) => regions.includes(region))
}

/** One word that begins a longer name says little: of fewer letters none is looked at. */
const fewestLetters = 6

/**
 * What the longest beginning of a name is known to lead to, and how many words that has: "Hitachi Metals" of "Hitachi Metals Singapore".
 * A single word counts where it is what a company was or is called ("Foxconn Precision"), and no name of a part.
 */
export function findKnownBeginning({
  core,
  original,
}: NameParts): { known: readonly KnownName[]; words: number } | null {
  if (original !== null) return null
  for (let words = core.length - 1; words >= 1; words--) {
    if (words === 1 && (core[0] ?? '').length < fewestLetters) return null
    const found = byKey.get(`=${core.slice(0, words).join('')}`) ?? []
    const known = words === 1 ? found.filter(({ kind }) => kind !== 'part') : found
    if (known.length > 0) return { known, words }
  }
  return null
}

/** The one company of today whose former, trade or local name it is; null for all other names, and for what is a part of a company. */
export function findKnownName(name: NameParts): KnownName | null {
  const [found, second] = findKnownNames(name).filter(({ kind }) => kind !== 'part')
  return second === undefined ? (found ?? null) : null
}
