import { type NameInText, unspaced } from './names-in-text'

/** Somebody whose report it may be, with the keys of all its names. */
export type Named = { keys: ReadonlySet<string> }

export type Ranked<N extends Named> = { who: N; isEarly: boolean; hasForm: boolean } & Pick<
  NameInText,
  'words' | 'times' | 'page'
>

/**
 * Who is named how often, the most often first. A name that stands in the longer name of somebody else does not count there: the report
 * of Hindustan Unilever names Unilever only where it stands alone. By look-ups: a text may list thousands of companies.
 */
export function rankNamed<N extends Named>(names: readonly NameInText[], all: readonly N[]): Ranked<N>[] {
  const known = new Set(all.flatMap(({ keys }) => [...keys]))
  const meant = names.filter(({ keys }) => keys.some((key) => known.has(key)))
  const byKey = groupNames(meant.flatMap((name) => name.keys.map((key) => [key, name] as const)))
  const parts = partsOfEach(meant)
  const longer = groupNames(meant.flatMap((name) => [...(parts.get(name) ?? [])].map((part) => [part, name] as const)))

  /** Without those that hold another one: "Velmora" and "Velmora Group" stand in one place. */
  function shortest(some: readonly NameInText[]): NameInText[] {
    const among = new Set(some)
    return some.filter((name) => {
      const within = [...(parts.get(name) ?? [])]
      return !within.some((part) => among.has(part))
    })
  }

  return all
    .flatMap((who) => {
      const own = new Set([...who.keys].flatMap((key) => byKey.get(key) ?? []))
      const counted = shortest([...own]).map((name) => ({
        ...name,
        times: name.times - sum(shortest((longer.get(name) ?? []).filter((other) => !own.has(other)))),
      }))
      const [most] = counted.toSorted((one, other) => other.times - one.times)
      const times = sum(counted.filter((name) => name.times > 0))
      if (most === undefined || times <= 0) return []
      const page = Math.min(...counted.map((name) => name.page))
      const has = (what: 'isEarly' | 'hasForm') => [...own].some((name) => name[what])
      return [{ who, words: most.words, times, page, isEarly: has('isEarly'), hasForm: has('hasForm') }]
    })
    .sort((one, other) => other.times - one.times || one.page - other.page)
}

function groupNames<Key>(pairs: readonly (readonly [Key, NameInText])[]): Map<Key, NameInText[]> {
  const groups = new Map<Key, NameInText[]>()
  for (const [key, name] of pairs) {
    const group = groups.get(key)
    if (group) group.push(name)
    else groups.set(key, [name])
  }
  return groups
}

/** Whether the first is named clearly more often than the second, and on the first pages: a customer or a peer is named later. */
export function isClear([first, second]: readonly Pick<NameInText, 'times' | 'isEarly'>[]): boolean {
  return first?.isEarly === true && (second === undefined || first.times >= 2 * second.times)
}

/** The other names that stand in each name: whole words of it or, in scripts without spaces, any part of it. */
function partsOfEach(names: readonly NameInText[]): Map<NameInText, Set<NameInText>> {
  const byText = new Map(names.map((name) => [name.words.toLowerCase(), name]))
  return new Map(
    names.map((name) => {
      const found = partsOfText(name.words.toLowerCase()).flatMap((part) => byText.get(part) ?? [])
      return [name, new Set(found.filter((one) => one !== name))]
    }),
  )
}

function partsOfText(text: string): string[] {
  const ofWords = runsOf(text.split(' ')).map((run) => run.join(' '))
  if (!unspaced.test(text)) return ofWords
  const ofLetters = runsOf([...text]).map((run) => run.join(''))
  return [...ofWords, ...ofLetters.filter((part) => unspaced.test(part))]
}

/** Every run of neighbours. */
function runsOf(all: readonly string[]): string[][] {
  return all.flatMap((_, start) => all.slice(start).map((_, length) => all.slice(start, start + length + 1)))
}

function sum(names: readonly NameInText[]): number {
  return names.reduce((total, { times }) => total + times, 0)
}
