import { type Role, roleWords } from './heading-words'

/** Lower case without accents: "Größe" is "große", "ø" is "o". */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
}

const rolesOf = new Map<string, Set<Role>>()
for (const [role, words] of Object.entries(roleWords) as [Role, string][]) {
  for (const word of words.split(/\s+/)) {
    const folded = fold(word)
    rolesOf.set(folded, (rolesOf.get(folded) ?? new Set<Role>()).add(role))
  }
}
const longestWord = Math.max(...[...rolesOf.keys()].map((word) => word.length))

const isAsian = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)

/** A part within a compound: short words would be found in any word, and joints stand only between two parts. */
function mayBePart(part: string, start: number, end: number, whole: string): boolean {
  const roles = rolesOf.get(part)
  if (roles === undefined) return false
  if (start === 0 && end === whole.length) return true
  if (isAsian(part)) return true
  if (roles.has('joint')) return /^(?:s|n|en|er|es)$/.test(part) && start > 0 && end < whole.length
  return part.length >= 4 || (part === 'net' && start === 0)
}

/** The parts of a word of which all mean something here, the fewest possible: "nettoumsatz" is "netto" and "umsatz"; null if one means nothing. */
function partsOf(word: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - longestWord); start < end; start++) {
      const before = best[start] ?? null
      const part = word.slice(start, end)
      if (before === null || !mayBePart(part, start, end, word)) continue
      const now = best[end] ?? null
      if (now === null || before.length + 1 < now.length) best[end] = [...before, part]
    }
  }
  return best[word.length] ?? null
}

const byBeginning = new Map<string, string[]>()
for (const word of rolesOf.keys()) {
  const key = word.slice(0, 5)
  if (word.length >= 5 && !isAsian(word)) byBeginning.set(key, [...(byBeginning.get(key) ?? []), word])
}

/** The same word with another ending of at most two letters, as languages inflect: "поставщиком", "zakupowa". */
function inflectedOf(word: string): string | null {
  const same = (byBeginning.get(word.slice(0, 5)) ?? []).find((known) => {
    let common = 5
    while (common < word.length && word[common] === known[common]) common++
    return word.length - common <= 2 && known.length - common <= 2
  })
  return same ?? null
}

/** Words of several that are one: "chiffre d'affaires", "volumen de negocio". */
const phrases: readonly [RegExp, string][] = [
  [/chiffres? d ?affaires?/gu, 'chiffredaffaires'],
  [/volumen de negocios?/gu, 'volumendenegocio'],
  [/volume d ?affaires?/gu, 'chiffredaffaires'],
  [/cifra de afaceri/gu, 'cifradeafaceri'],
  [/satin alma(?:lar)?/gu, 'satinalma'],
  [/(?:mua hang)/gu, 'muahang'],
  [/chi phi/gu, 'chiphi'],
  [/so tien/gu, 'sotien'],
  [/gia tri/gu, 'giatri'],
  [/danh muc/gu, 'danhmuc'],
  [/para birimi/gu, 'parabirimi'],
  [/mata uang/gu, 'matauang'],
]

/** The roles of all parts of a heading; null if a part of it means nothing here. */
function rolesIn(heading: string): Set<Role>[] | null {
  let text = fold(heading)
    .replace(/[^\p{L}\p{N}ー]+/gu, ' ')
    .trim()
  for (const [phrase, word] of phrases) text = text.replace(phrase, word)
  const words = text.split(' ').filter((word) => word !== '')
  const parts = words.flatMap((word): (string | null)[] => partsOf(word) ?? [inflectedOf(word)])
  if (parts.length === 0) return null
  const roles = parts.flatMap((part) => (part === null ? [] : [rolesOf.get(part) ?? new Set<Role>()]))
  return roles.length === parts.length ? roles : null
}

/** Whether the heading names a currency or a multiplier, and a year. */
type Said = { hasUnit: boolean; hasYear: boolean }

const ofMoney: readonly Role[] = [
  'spend',
  'purchase',
  'paid',
  'amount',
  'turnover',
  'supplier',
  'goods',
  'period',
  'year',
  'tax',
  'joint',
]
/** Net sales and revenue of these languages are a line of the supplier's own accounts. */
const ownAccounts = /^(?:netto|net )?\s?(?:omsattning|liikevaihto)/u

function isMadeOf(parts: readonly Set<Role>[], allowed: readonly Role[]): boolean {
  return parts.every((roles) => allowed.some((role) => roles.has(role)))
}

/**
 * Whether a heading is made only of words for money spent: "Importe neto", "Nettoumsatz", "Valore degli acquisti", "年間購買金額".
 * A turnover alone may be the supplier's own, so it counts only with words of tax, of purchase or of the supplier beside it.
 */
export function isComposedSpend(heading: string, { hasUnit, hasYear }: Said): boolean {
  const parts = rolesIn(heading)
  if (parts === null) return false
  const has = (role: Role) => parts.some((roles) => roles.has(role))
  // "Amount in document currency" is an amount, "Currency of spend" is none.
  if (has('currency')) return has('amount') && isMadeOf(parts, [...ofMoney, 'currency', 'books'])
  if (!isMadeOf(parts, ofMoney)) return false
  // "Ausgaben im Jahr" may stand over years, "Spend last fiscal year" over amounts.
  const isOnlyYear = has('year') && parts.filter((roles) => !roles.has('joint')).length < 3
  if (has('spend')) return hasUnit || !isOnlyYear
  if (has('turnover')) {
    return (has('tax') && !ownAccounts.test(fold(heading))) || has('purchase') || has('supplier') || has('amount')
  }
  if (has('amount')) return has('purchase') || has('paid') || has('supplier') || has('tax') || hasUnit
  // "Einkauf" alone is a person or a department, "Compras 2024 (EUR)" is not; "Einkaufsjahr" and "Last order" name a year or a day.
  if (has('year')) return hasUnit && has('purchase')
  return (has('purchase') && (hasUnit || hasYear || has('period'))) || (has('paid') && hasUnit)
}

/** Whether a heading is made only of words for a category of what is bought: "Categoría de gasto", "Gruppo merceologico". */
export function isComposedCategory(heading: string): boolean {
  const parts = rolesIn(heading)
  if (parts === null) return false
  const has = (role: Role) => parts.some((roles) => roles.has(role))
  if (!isMadeOf(parts, ['kind', 'set', 'goods', 'spend', 'purchase', 'supplier', 'joint', 'level'])) return false
  return has('kind') || (has('set') && has('goods'))
}

/** Whether a heading is made only of words for the currency of what is spent: "Invoice currency code", "Belegwährung". */
export function isComposedCurrency(heading: string): boolean {
  const parts = rolesIn(heading)
  return (
    parts?.some((roles) => roles.has('currency')) === true &&
    isMadeOf(parts, ['currency', 'spend', 'purchase', 'paid', 'books', 'number', 'joint'])
  )
}

/** Whether a heading is made only of words for the supplier's number in the list: "Vendor account", "Cod. forn.". */
export function isComposedNumber(heading: string): boolean {
  const parts = rolesIn(heading)
  if (parts === null || parts.length < 2 || !isMadeOf(parts, ['supplier', 'number', 'joint'])) return false
  return parts.some((roles) => roles.has('supplier')) && parts.some((roles) => roles.has('number'))
}

/** Whether any word of a heading is of money, so that a column of numbers under it may be amounts. */
export function namesMoney(heading: string): boolean {
  const words = fold(heading).split(/[^\p{L}\p{N}]+/u)
  const money: readonly Role[] = ['spend', 'purchase', 'paid', 'amount', 'turnover']
  return words.some((word) => {
    const parts = word === '' ? null : partsOf(word)
    return parts?.some((part) => money.some((role) => rolesOf.get(part)?.has(role))) ?? false
  })
}
