import type { NameInText } from './names-in-text'

/** Somebody whose report it may be, with the keys of all its names. */
export type Named = { keys: ReadonlySet<string> }

export type Ranked<N extends Named> = { who: N; isEarly: boolean; hasForm: boolean } & Pick<
  NameInText,
  'words' | 'times' | 'page'
>

/**
 * Who is named how often, the most often first. A name that stands in the longer name of somebody else does not count there: the report
 * of Hindustan Unilever names Unilever only where it stands alone.
 */
export function rankNamed<N extends Named>(names: readonly NameInText[], all: readonly N[]): Ranked<N>[] {
  const meant = names.filter(({ keys }) => all.some((one) => keys.some((key) => one.keys.has(key))))
  return all
    .flatMap((who) => {
      const isOwn = ({ keys }: NameInText) => keys.some((key) => who.keys.has(key))
      const own = shortest(meant.filter(isOwn))
      const others = meant.filter((name) => !isOwn(name))
      const counted = own.map((name) => ({
        ...name,
        times: name.times - sum(shortest(others.filter((other) => holds(other, name)))),
      }))
      const [most] = counted.toSorted((one, other) => other.times - one.times)
      const times = sum(counted.filter((name) => name.times > 0))
      if (most === undefined || times <= 0) return []
      const page = Math.min(...counted.map((name) => name.page))
      const has = (what: 'isEarly' | 'hasForm') => meant.some((name) => isOwn(name) && name[what])
      return [{ who, words: most.words, times, page, isEarly: has('isEarly'), hasForm: has('hasForm') }]
    })
    .sort((one, other) => other.times - one.times || one.page - other.page)
}

/** Whether the first is named clearly more often than the second, and on the first pages: a customer or a peer is named later. */
export function isClear([first, second]: readonly Pick<NameInText, 'times' | 'isEarly'>[]): boolean {
  return first?.isEarly === true && (second === undefined || first.times >= 2 * second.times)
}

/** Without those that hold another one: "Velmora" and "Velmora Group" stand in one place. */
function shortest(names: readonly NameInText[]): NameInText[] {
  return names.filter((name) => !names.some((other) => other !== name && holds(name, other)))
}

function holds(longer: NameInText, shorter: NameInText): boolean {
  const [all, part] = [longer.words.toLowerCase(), shorter.words.toLowerCase()]
  if (all.length <= part.length) return false
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(part)
    ? all.includes(part)
    : ` ${all} `.includes(` ${part} `)
}

function sum(names: readonly NameInText[]): number {
  return names.reduce((total, { times }) => total + times, 0)
}
