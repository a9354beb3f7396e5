import { type Role, roleWords } from './heading-words'

/** Lower case without accents: "Größe" is "große", "ø" is "o". */
export function foldWords(text: string): string {
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
    const folded = foldWords(word)
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
  // What is owed now, in lists by age.
  if (word === 'current') return null
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

/** The roles of each part of a heading; null for a part that means nothing here. */
function rolesOfParts(heading: string): (Set<Role> | null)[] {
  let text = foldWords(heading)
    .replace(/[^\p{L}\p{N}ー]+/gu, ' ')
    .trim()
  for (const [phrase, word] of phrases) text = text.replace(phrase, word)
  const words = text.split(' ').filter((word) => word !== '')
  const parts = words.flatMap((word): (string | null)[] => partsOf(word) ?? [inflectedOf(word)])
  return parts.map((part) => (part === null ? null : (rolesOf.get(part) ?? null)))
}

/** The roles of all parts of a heading; null if a part of it means nothing here. */
function rolesIn(heading: string): Set<Role>[] | null {
  const parts = rolesOfParts(heading)
  const roles = parts.filter((part) => part !== null)
  return parts.length > 0 && roles.length === parts.length ? roles : null
}

/** Whether the heading names a currency, a currency or a multiplier, and a year. */
type Said = { hasCurrency: boolean; hasUnit: boolean; hasYear: boolean }

const ofMoney: readonly Role[] = [
  'spend',
  'purchase',
  'order',
  'paid',
  'amount',
  'turnover',
  'dealing',
  'supplier',
  'goods',
  'period',
  'year',
  'last',
  'net',
  'tax',
  'duty',
  'joint',
]
/** "Umsatz mit Lieferant", "Omsättning per leverantör": of both, while "Umsatz des Lieferanten" may be all that the supplier sells. */
const withSomebody =
  /(?<!\p{L})(?:with|per|mit|bei|je|pro|avec|par|chez|con|presso|com|med|hos|met|bij|z|ze|u|s|se|с|со|у|з)(?!\p{L})/u

function isMadeOf(parts: readonly Set<Role>[], allowed: readonly Role[]): boolean {
  return parts.every((roles) => allowed.some((role) => roles.has(role)))
}

/**
 * Whether a heading is of the tax itself ("Montant TVA", "Steuerbetrag") and not of an amount with or without it, or of the last order or
 * invoice only, whatever else it says.
 */
export function isOfDutyOrLast(heading: string): boolean {
  const parts = rolesOfParts(heading)
  const has = (role: Role) => parts.some((roles) => roles?.has(role))
  return (has('duty') && !has('tax')) || (has('last') && !has('year') && !/\b12\b/.test(heading))
}

/**
 * Whether a heading is made only of words for money spent: "Importe neto", "Einkaufsumsatz", "Valore degli acquisti", "年間購買金額".
 * A turnover, net or not, may be the supplier's own, so it counts only without its tax, as invoices have it, or with words of purchase,
 * or as one with the supplier. Orders and goods can be counted, so that they need a word of money or a currency.
 */
export function isComposedSpend(heading: string, { hasCurrency, hasUnit, hasYear }: Said): boolean {
  const parts = rolesIn(heading)
  if (parts === null) return false
  const has = (role: Role) => parts.some((roles) => roles.has(role))
  // "Amount in document currency" is an amount, "Currency of spend" is none.
  if (has('currency')) return has('amount') && isMadeOf(parts, [...ofMoney, 'currency', 'books'])
  if (!isMadeOf(parts, ofMoney)) return false
  // "Ausgaben im Jahr" may stand over years, "Spend last fiscal year" over amounts.
  const isOnlyYear = has('year') && parts.filter((roles) => !roles.has('joint')).length < 3
  if (has('spend')) return hasUnit || !isOnlyYear
  const isBought = has('purchase') || has('order')
  if (has('turnover')) {
    return isBought || has('tax') || (has('supplier') && withSomebody.test(foldWords(heading)))
  }
  const isOfInvoices = has('paid') || has('supplier') || has('tax') || has('net') || has('dealing')
  if (has('amount')) return isBought || isOfInvoices || hasUnit
  if (has('year') || has('last')) return hasUnit && isBought
  if (has('purchase') && !has('goods') && !has('order')) return hasUnit || hasYear || has('period')
  return (isBought || has('paid')) && hasCurrency
}

/** Whether a heading is made only of words for a category of what is bought: "Categoría de gasto", "Gruppo merceologico". */
export function isComposedCategory(heading: string): boolean {
  const parts = rolesIn(heading)
  if (parts === null) return false
  const has = (role: Role) => parts.some((roles) => roles.has(role))
  if (!isMadeOf(parts, ['kind', 'set', 'goods', 'spend', 'purchase', 'order', 'supplier', 'joint', 'level']))
    return false
  return has('kind') || (has('set') && has('goods'))
}

/** Whether a heading is made only of words for the currency of what is spent: "Invoice currency code", "Belegwährung". */
export function isComposedCurrency(heading: string): boolean {
  const parts = rolesIn(heading)
  return (
    parts?.some((roles) => roles.has('currency')) === true &&
    isMadeOf(parts, ['currency', 'spend', 'purchase', 'order', 'paid', 'books', 'number', 'joint'])
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
  const words = foldWords(heading).split(/[^\p{L}\p{N}]+/u)
  const money: readonly Role[] = ['spend', 'purchase', 'order', 'paid', 'amount', 'turnover', 'dealing']
  return words.some((word) => {
    const parts = word === '' ? null : partsOf(word)
    return parts?.some((part) => money.some((role) => rolesOf.get(part)?.has(role))) ?? false
  })
}
