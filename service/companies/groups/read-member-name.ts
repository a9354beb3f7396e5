import { z } from 'zod'
import { findKnownNames } from '@/service/matching/names/known-names'
import { descriptors, operatingWords as operating, tradeWords } from '@/service/matching/names/name-vocabulary'
import { type NameParts, readName } from '@/service/matching/names/read-name'
import { inFull } from '@/service/matching/names/short-names'
import file from './reviewed-groups.json' with { type: 'json' }

/**
 * Decisions of persons about names and groups.
 *
 * members    names of subsidiaries with their parent, and the countries for which the decision applies
 * strangers  names that extend a company's name without belonging to its group
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

/** `core`: the core name of the parent; `kind`: how it is known. */
export type ParentName = { core: string; kind: 'reviewed' | 'name'; reason: string }

/** Returns the core names that a name extends by one or more words, the longest first; none if a person decided that it is in no group. */
export function beginningsOf(name: string): string[] {
  const parts = readName(name)
  if (apart.has(keyOf(parts))) return []
  const { core } = parts
  return core.slice(1).map((_, shorter) => inFull(core.slice(0, core.length - 1 - shorter)).join(''))
}

/**
 * Returns possible parents of a name: the one a person decided on, or names that it extends by a place, like "Siemens Canada
 * Limited". Empty for all other names, also for those extended by a trade ("Siemens Energy"), which are mostly independent.
 */
export function readMemberName(name: string, region: string | null): ParentName[] {
  const parts = readName(name)
  const key = keyOf(parts)
  if (apart.has(key)) return []
  const judged = reviewed.find((one) => one.key === key && (region === null || one.regions.includes(region)))
  if (judged !== undefined) return [{ core: judged.parent.core.join(''), kind: 'reviewed', reason: judged.reason }]
  // A brand or business of one company, such as Opel of Stellantis.
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
