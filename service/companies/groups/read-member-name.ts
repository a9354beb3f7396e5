import { z } from 'zod'
import { findKnownNames } from '@/service/matching/names/known-names'
import { descriptors, operatingWords as operating, tradeWords } from '@/service/matching/names/name-vocabulary'
import { type NameParts, readName } from '@/service/matching/names/read-name'
import { inFull } from '@/service/matching/names/short-names'
import file from './reviewed-groups.json' with { type: 'json' }

/**
 * What a name says of the group it may belong to.
 *
 * members    names of companies below another, as a person judged them, with the countries that they hold for
 * strangers  names that extend a company's and are not of its group
 */
const Reviewed = z.strictObject({
  members: z.array(
    z.strictObject({
      name: z.string(),
      regions: z.array(z.string().length(2)).min(1),
      parent: z.string(),
      reason: z.string().min(10),
    }),
  ),
  strangers: z.array(z.strictObject({ name: z.string(), reason: z.string().min(10) })),
})
const { members, strangers } = Reviewed.parse(file)

const keyOf = ({ core }: NameParts) => core.join(' ')
const reviewed = members.map((member) => ({
  ...member,
  key: keyOf(readName(member.name)),
  parent: readName(member.parent),
}))
const apart = new Set(strangers.map(({ name }) => keyOf(readName(name))))

const fewestLetters = 4

/** `core`: the words that the parent's name has alone; `kind`: how it is known. */
export type ParentName = { core: string; kind: 'reviewed' | 'name'; reason: string }

/** The core names that a name extends by a word or more, the longest first; none of one that a person judged to be of no group. */
export function beginningsOf(name: string): string[] {
  const parts = readName(name)
  if (apart.has(keyOf(parts))) return []
  const { core } = parts
  return core.slice(1).map((_, shorter) => inFull(core.slice(0, core.length - 1 - shorter)).join(''))
}

/**
 * The parent that a name leads to: as a person judged it, or the name of which it is an extension by its place: "Siemens Canada
 * Limited". Null for all other names, and for one that extends another by a trade ("Siemens Energy"), which mostly is a company of its own.
 */
export function readMemberName(name: string, region: string | null): ParentName[] {
  const parts = readName(name)
  const key = keyOf(parts)
  if (apart.has(key)) return []
  const judged = reviewed.find((one) => one.key === key && (region === null || one.regions.includes(region)))
  if (judged !== undefined) return [{ core: judged.parent.core.join(''), kind: 'reviewed', reason: judged.reason }]
  // A brand or business of one company, as Opel is of Stellantis.
  const [owner, second] = findKnownNames(parts).filter(({ regions }) => region === null || regions.includes(region))
  if (owner?.kind === 'part' && second === undefined)
    return [{ core: owner.now.core.join(''), kind: 'reviewed', reason: owner.reason }]
  const { core, placeWords } = parts
  const names: ParentName[] = []
  // The longest beginning first: "Toyota Motor" before "Toyota".
  for (let length = core.length - 1; length >= 1; length--) {
    const rest = core.slice(length)
    const isOfPlace = rest.some((word) => placeWords.has(word))
    const saysNoMore = rest.every((word) => placeWords.has(word) || operating.has(word) || descriptors.has(word))
    const beginning = core.slice(0, length)
    const full = inFull(beginning)
    const isTelling = full.some(
      (word) => word.length >= fewestLetters && !placeWords.has(word) && !operating.has(word) && !tradeWords.has(word),
    )
    if (!isOfPlace || !saysNoMore || !isTelling) continue
    names.push({
      core: full.join(''),
      kind: 'name',
      reason: `Its name is that of the parent and of a place: ${rest.join(' ')}`,
    })
  }
  return names
}
