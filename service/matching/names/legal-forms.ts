/**
 * Words for a company's legal form, which do not identify it. Collected from the forms in the lists we read; ISO 20275 (GLEIF's entity
 * legal forms) has them all. "Group", "Holding" and "International" are not included, as they distinguish companies.
 */
const trailing = new Set(
  // English-speaking countries
  (
    'inc incorporated corp corporation co company ltd limited llc llp lllp lp plc pbc pc pty pte pvt private bhd sdn berhad ' +
    // German-speaking, Dutch, Nordic, Baltic
    'ag aktiengesellschaft gmbh mbh kg kgaa ohg ug se ev eg nv bv cv vof bvba cvba ab aktiebolag aktiebolaget publ ' +
    'asa as aps ks oy oyj abp hf ehf ohf ou uab sia ' +
    // Romance languages
    'sa sas sasu sarl sca scs snc spa srl srls sl slu sau sab sapi sgps lda ltda eireli cia sociedad anonima societe anonyme ' +
    // Central and eastern Europe, Turkey
    'spzoo sro dd doo ad ood eood ead kft nyrt zrt jsc pjsc ojsc cjsc oao ooo zao pao tov ооо оао зао пао ао тов sti ' +
    // Asia
    'kk kabushiki kaisha gk yk pcl tbk'
  ).split(/\s+/),
)

const leading = new Set(
  'the ab aktiebolaget telefonaktiebolaget oy pt cv ooo oao zao pao tov ооо оао зао пао тов'.split(' '),
)

/** Forms of several words; only recognised at the end. */
const phrases = [
  ['s', 'a', 'b', 'de', 'c', 'v'],
  ['s', 'a', 'de', 'c', 'v'],
  ['sab', 'de', 'cv'],
  ['sa', 'de', 'cv'],
  ['sapi', 'de', 'cv'],
  ['public', 'company', 'limited'],
  ['public', 'limited', 'company'],
  ['joint', 'stock', 'company'],
  ['sp', 'z', 'o', 'o'],
  ['spolka', 'z', 'o', 'o'],
  ['spolka', 'akcyjna'],
  ['anonim', 'sirketi'],
  ['s', 'p', 'a'],
  ['s', 'r', 'l'],
  ['s', 'a', 's'],
  ['p', 'l', 'c'],
  ['l', 'l', 'c'],
  ['d', 'o', 'o'],
  ['s', 'a'],
  ['n', 'v'],
  ['b', 'v'],
  ['a', 's'],
  ['a', 'g'],
  ['a', 'b'],
]

/** Phrases by the word at one position of each, in order; a negative position counts from the end. */
export function phrasesBy(
  phrases: readonly (readonly string[])[],
  place: number,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const wordOf = (phrase: readonly string[]) => phrase.at(place) ?? ''
  return new Map(phrases.map((phrase) => [wordOf(phrase), phrases.filter((other) => wordOf(other) === wordOf(phrase))]))
}

const endingIn = phrasesBy(phrases, -1)

/** Forms written without spaces. */
const eastAsian =
  /^(?:株式会社|有限会社|合同会社|주식회사|株)|(?:株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사|株)$/u

function endsWith(words: readonly string[], phrase: readonly string[]): boolean {
  return (
    words.length > phrase.length && phrase.every((word, index) => words[words.length - phrase.length + index] === word)
  )
}

function withoutLast(words: readonly string[]): readonly string[] | null {
  const last = words.at(-1)
  const phrase = endingIn.get(last ?? '')?.find((candidate) => endsWith(words, candidate))
  if (phrase) return words.slice(0, -phrase.length)
  if (words.length > 1 && last !== undefined && trailing.has(last)) return words.slice(0, -1)
  return null
}

/** The words without legal forms at either end; at least one word stays. */
export function withoutLegalForms(words: readonly string[]): readonly string[] {
  let rest = words
  for (let shorter = withoutLast(rest); shorter !== null; shorter = withoutLast(rest)) rest = shorter
  const [first] = rest
  if (rest.length > 1 && first !== undefined && leading.has(first)) return withoutLegalForms(rest.slice(1))
  return rest.map((word) => word.replace(eastAsian, '') || word)
}
