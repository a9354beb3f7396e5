export type Option = { value: string; label: string }
type AliasesOf = (value: string) => readonly string[]

/** Without accents, case and signs: "Côte d’Ivoire" -> "cote d ivoire". */
function plain(words: string): string {
  const letters = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})\./gu, '$1')
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const plainAliases = new WeakMap<readonly string[], string[]>()

/** Cached, because there are thousands of other names and they are compared at every key press. */
function plainOnce(aliases: readonly string[]): string[] {
  const known = plainAliases.get(aliases) ?? aliases.map(plain)
  plainAliases.set(aliases, known)
  return known
}

/**
 * 0 is the code itself, 1 the whole label, 2 a whole other name, 3 the start of the label, 4 and 5 the start of a word in the
 * label or in other names; null is no match.
 */
function rankOf(option: Option, wanted: string, aliases: readonly string[]): number | null {
  if (option.value.toLowerCase() === wanted) return 0
  const label = plain(option.label)
  if (label === wanted) return 1
  const others = plainOnce(aliases)
  if (others.includes(wanted)) return 2
  // "braz" ranks Brazil before Congo - Brazzaville.
  if (label.startsWith(wanted)) return 3
  // At the start of a word: "uni" finds the United States, not Tunisia.
  if (` ${label}`.includes(` ${wanted}`)) return 4
  return others.some((other) => ` ${other}`.includes(` ${wanted}`)) ? 5 : null
}

type Ranked<Found extends Option> = { option: Found; rank: number }

function rankOptions<Found extends Option>(
  options: readonly Found[],
  query: string,
  aliasesOf: AliasesOf,
): Ranked<Found>[] {
  const wanted = plain(query)
  if (wanted === '') return []
  return options
    .flatMap((option) => {
      const rank = rankOf(option, wanted, aliasesOf(option.value))
      return rank === null ? [] : [{ option, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
}

/** Returns the one option whose code, label or other name is the whole query; null where there are none or several. */
export function namedOption<Found extends Option>(
  options: readonly Found[],
  query: string,
  aliasesOf: AliasesOf,
): Found | null {
  const [first, second] = rankOptions(options, query, aliasesOf)
  if (!first || first.rank > 2 || second?.rank === first.rank) return null
  return first.option
}

/** Like `namedOption`; otherwise returns the only option that matches. */
export function meantOption<Found extends Option>(
  options: readonly Found[],
  query: string,
  aliasesOf: AliasesOf,
): Found | null {
  const named = namedOption(options, query, aliasesOf)
  if (named) return named
  const [first, second] = rankOptions(options, query, aliasesOf)
  return first && second?.rank !== first.rank ? first.option : null
}
