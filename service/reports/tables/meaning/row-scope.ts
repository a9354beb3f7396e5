import { readUnitCell } from '@/service/reports/model/columns'
import { because, type Reason } from '@/service/reports/model/reason'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import { headingForMass } from '@/service/reports/words/beside-intensity'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import {
  isOneWay,
  isPartLabel,
  methodOf,
  namesCategoryNumber,
  parseScope,
  type ScopeMention,
} from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { plainText } from '@/service/reports/words/plain-text'
import { isTotalLabel, isWholeGroup } from '@/service/reports/words/total-labels'
import { emissionWord } from '@/service/reports/words/total-words'
import { isOnlyBesideEnergy } from './beside-energy'

export type RowScope = {
  mention: ScopeMention | null
  reasons: readonly Reason[]
  penalty: number
  /** The number of the scope stands in a column of its own, and the rows of one number are its parts. */
  isInColumn?: true
}

export const noScope: RowScope = { mention: null, reasons: [], penalty: 0 }

/** The scope of a row: from its own label, or for totals and categories from the heading above. */
export function scopeOfRow(row: Row, table: Table, caption: string, all: readonly Row[] = []): RowScope {
  const listed = scopeInColumn(row, table)
  if (listed) return listed
  const own = parseScope(row.label)
  const section = isTotalOfMore(row, all) || hasOwnRow(row, all) ? null : parseScope(row.section)
  if (own && isDomestic(row, all)) return noScope
  if (own && !isOutOfPlace(own, section ?? parseScope(table.headText), row)) {
    const method = own.scopes.includes(2) ? (own.method ?? methodOf(row.section)) : null
    const heading = headingForMass(row.section, row.unitText)
    // A row with its own unit of mass is not an intensity, whatever stands above it.
    const isOfMass = findUnit(row.label) !== null && !isIntensity(row.label)
    const penalty = isIntensity(heading) && !isOfMass ? 8 : 0
    return { mention: { ...own, method }, reasons: [because('label', { label: row.label })], penalty }
  }
  const way = own ? null : categoryOfWay(row)
  if (way !== null)
    return {
      mention: { scopes: [3], method: null, category: way, narrowness: 1, isByWords: true },
      reasons: [because('label_under', { label: row.label, under: row.under })],
      penalty: 1,
    }
  const rest = own ? null : restOfBoth(row, all)
  if (rest)
    return { mention: rest, reasons: [because('label', { label: row.label }), because('rest_of_both')], penalty: 1 }
  const inherited = section ?? parseScope(table.headText) ?? lastScopeOf(caption)
  if (!inherited || own) return noScope
  const source = section ? row.section : table.headText || caption
  const category = inherited.scopes.join() === '3' ? categoryUnder3(row.label) : null
  if (category !== null)
    return {
      mention: { ...inherited, category },
      reasons: [because('label_under', { label: row.label, under: source })],
      penalty: 0,
    }
  if (!isWholeOf(inherited, row, table, all) || (!section && isAfterOthers(inherited, row, all))) return noScope
  const merged = {
    ...inherited,
    method: inherited.scopes.includes(2) ? (methodOf(row.label) ?? methodOf(source) ?? methodOfGroup(row)) : null,
    narrowness: Math.max(0, inherited.narrowness - 1),
  }
  return {
    mention: merged,
    reasons: [because('label_under', { label: row.label, under: source })],
    penalty: section ? 1 : 3,
  }
}

/** "Purchased electricity (location-based)" between "Total Scope 1" and the total of both by that method, if it is the difference in every
 * column. */
function restOfBoth(row: Row, all: readonly Row[]): ScopeMention | null {
  const method = /electricity|energy|\bstrom\b|\bel\b/i.test(row.label) ? methodOf(row.label) : null
  if (method === null) return null
  const named = all.map((one) => ({ one, scope: parseScope(one.label) }))
  const first = named.find(({ scope }) => scope?.scopes.join() === '1' && scope.narrowness < 2)?.one
  const both = named.find(
    ({ scope }) => scope?.scopes.join() === '1,2' && scope.method === method && scope.narrowness < 2,
  )?.one
  if (!first || !both || row.cells.length < 2) return null
  const isRest = row.cells.every(({ column, value }) => {
    const [one, sum] = [first, both].map(({ cells }) => cells.find((cell) => cell.column === column)?.value.number)
    return one !== undefined && sum !== undefined && Math.abs(one + value.number - sum) <= 0.002 * Math.max(sum, 1)
  })
  return isRest ? { scopes: [2], method, category: null, narrowness: 0, isByWords: false } : null
}

/** "Scope 2 | location-based | Domestic" over "Group consolidated": the first is a part of the second. */
function isDomestic(row: Row, all: readonly Row[]): boolean {
  const { label, section } = row
  const at = all.indexOf(row)
  const below = all.slice(at + 1, at + 3)
  const isNamed = /(?:^| )(?:domestic|japan)(?: \(?consolidated\)?)?$/i.test(plainText(label))
  return isNamed && below.some((one) => (one.section === section && isWholeGroup(one.label)) || isGroupOfSame(one))
}

/** "Indirect emissions (location-based) | Group consolidated": the second line of the label, beside the group's amounts. */
function isGroupOfSame({ label }: Row): boolean {
  return / group consolidated$/i.test(label) && parseScope(label)?.isByWords !== false
}

/** The method stands beside the first region of those that make up the group. */
function methodOfGroup({ label, section, under }: Row): 'lb' | 'mb' | null {
  return isWholeGroup(label) && section !== '' && under.startsWith(section) ? methodOf(under) : null
}

/** A "Subtotal" or "Total" below "Category 15 | Investments", the only row of that cell, with another amount: it covers more than the
 * cell. */
function isTotalOfMore(row: Row, all: readonly Row[]): boolean {
  if (!isTotalLabel(row.label) || row.section === '' || parseScope(row.label) !== null) return false
  const before = all.slice(0, all.indexOf(row)).filter(({ section }) => section === row.section)
  const [only] = before
  if (!only || before.length > 1 || !only.label.startsWith(row.section)) return false
  return row.cells.some(({ column, value }) =>
    only.cells.some((one) => one.column === column && one.value.number !== value.number),
  )
}

/** "Total emissions" beside the words "Scope 3" while a row "Scope 3" has other amounts: it covers more than scope 3. */
function hasOwnRow(row: Row, all: readonly Row[]): boolean {
  const section = isTotalLabel(row.label) && parseScope(row.label) === null ? parseScope(row.section) : null
  if (section === null || section.category !== null || section.scopes.join() === '2') return false
  return all.some(({ label, cells }) => {
    const own = parseScope(label)
    const isSame = own?.isByWords === false && own.category === null && own.narrowness === 0
    if (!isSame || own.scopes.join() !== section.scopes.join()) return false
    return row.cells.some(({ column, value }) =>
      cells.some((one) => one.column === column && one.value.number < value.number),
    )
  })
}

/** "Total emissions" at the end of a table headed "Scope 2" that also has "Scopes 1 and 2": a total of all scopes. */
function isAfterOthers({ scopes, category }: ScopeMention, row: Row, all: readonly Row[]): boolean {
  // Financed emissions are the scopes of others, and their total is the organization's own category.
  if (category !== null) return false
  const before = all.slice(0, all.indexOf(row)).map(({ label }) => parseScope(label))
  return (
    isTotalLabel(row.label) &&
    before.some((one) => one?.isByWords === false && one.scopes.some((other) => !scopes.includes(other)))
  )
}

/** "Transportation and distribution" under "Scope 3, upstream": a name shared by two categories. */
function categoryOfWay({ label, under, section }: Row): number | null {
  const over = [section, under].find((one) => isOneWay(one)) ?? ''
  if (!isOneWay(over) || parseScope(over)?.scopes.join() !== '3') return null
  const isUpstream = /upstream|vorgelagert|amont|uppströms|oppstrøms|opstrøms/i.test(over)
  if (/^transport(?:ation|s)?(?: (?:and|&) distribution)?(?: of [\p{L} ]+)?$/iu.test(bareLabel(label)))
    return isUpstream ? 4 : 9
  return /^leased assets$/i.test(bareLabel(label)) ? (isUpstream ? 8 : 13) : null
}

/** A label without the unit that ends it. */
function bareLabel(label: string): string {
  return label.replace(/ \S+$/, (last) => (readUnitCell(last) ? '' : last)).trim()
}

/** Activities beside a column "Scope": their sum is the scope. */
function scopeInColumn(row: Row, table: Table): RowScope | null {
  const isColumn = /^scope\b(?! ?[123])/i.test(table.headText) && !/#|\bnr\b/i.test(table.headText)
  const digit = isColumn ? /^([123])(?: (?!\d)|$)/.exec(row.label)?.[1] : undefined
  const words = row.label.replace(/^[123] /, '')
  // "2 | Total scope 2 (location-based)" is not one of the parts.
  if (!digit || (isTotalLabel(words) && parseScope(words) !== null)) return null
  // "1 Purchased goods" in a cell "Scope 3": the number of a category.
  if (row.isActivity && parseScope(row.section)?.scopes.join() === '3') return null
  const mention = parseScope(`Scope ${digit}`)
  return {
    mention: mention && { ...mention, method: digit === '2' ? methodOf(row.label) : null },
    reasons: [because('scope_column', { scope: digit })],
    penalty: 1,
    isInColumn: true,
  }
}

/** Whether a scope 3 category named only by words stands under the heading of another scope. */
function isOutOfPlace(own: ScopeMention, section: ScopeMention | null, row: Row): boolean {
  const isUnderOther = section !== null && section.scopes.length === 1 && section.scopes[0] !== 3
  // "Direct air travel GHGs" under "Business travel".
  if (own.isByWords && own.category === null && section?.scopes.join() === '3' && own.scopes[0] !== 3) return true
  const isUnder3 = parseScope(row.under)?.scopes.join() === '3' || bearsItsNumber(row.label, own.category)
  return own.category !== null && isUnderOther && own.scopes[0] === 3 && !isUnder3 && !/scope|カテゴリ/i.test(row.label)
}

/** "1.Purchased goods and services": the name of a category behind its own number. */
function bearsItsNumber(label: string, category: number | null): boolean {
  const [, number] = /^(1[0-5]|[1-9])[.)] ?(?=\p{L})/u.exec(label.trim()) ?? []
  return number !== undefined && category === Number(number)
}

function categoryUnder3(label: string): number | null {
  const number = /^(?:3\.|C(?=\d{1,2}[:.)]))?(1[0-5]|[1-9])(?:[.): ]|$)/.exec(label)
  return findCategory(label) ?? (number ? Number(number[1]) : null)
}

const bareWords =
  /^(?:(?:ghg|co2e?|co 2|total|emissions?|emissionen|treibhausgas|utsläpp|energy|gross|absolute|tonnes?|t|e|equivalents?|metric|tons?|location|market|based|温室効果 ?ガス|総?排出量|合計|[- ])+)$/i

/** Whether a row without its own scope is all of what its heading or title names. */
function isWholeOf(inherited: ScopeMention, row: Row, table: Table, all: readonly Row[]): boolean {
  const { label } = row
  // "Total" under "Total scope 3 emissions (business travel)", the second line of the label before, is of all scopes.
  if (inherited.category !== null && isTotalOfAll(label) && isTotalLabel(row.section)) return false
  if (
    isOnlyUnderHead(inherited, row, table, all) ||
    isOnlyPart(inherited, row, all) ||
    isOnlyGas(row, all) ||
    isOnlyPurchase(row, all) ||
    isOnlyBesideEnergy(row, all)
  )
    return true
  // CO2 is only one of the gases of a scope; for purchased electricity many count nothing else.
  if (row.isActivity || (isCo2(label) && inherited.scopes.join() !== '2')) return false
  if (/^co2/i.test(plainText(label)) && all.some((one) => otherGas.test(plainText(one.label)))) return false
  const method = methodOf(label)
  const isTotal = isTotalLabel(label)
  // Only scope 2 has methods: a total by one of them under "Scope 3" is of all scopes.
  if (method !== null && !inherited.scopes.includes(2) && (isTotal || inherited.scopes.join() === '1')) return false
  // Amounts without a label, alone under their years: the title says what they are.
  const isAlone = isNamelessRow(all)
  const isBothByMethod = inherited.scopes.join() === '1,2' && method !== null && label.split(' ').length < 4
  const bare = bareWordsOf(label)
  const isBoth = isBothByMethod || isOnlyEmissions(inherited, row, all)
  if (inherited.scopes.length > 1 && !isTotal && !isAlone && !isBoth) return false
  return (
    (isTotal && !otherTopic.test(label)) ||
    (method !== null &&
      bare.replace(byMethod, '').length < 40 &&
      inherited.scopes.includes(2) &&
      !isOneByMethod(row, all)) ||
    (inherited.scopes.join() === '2' && isOnlyByMethod(row, all)) ||
    bareWords.test(bare) ||
    isOnlyCertified(row, all) ||
    isYearByMethods(row, inherited) ||
    isAlone
  )
}

/** "Diesel, gas and refrigerants" alone under "Emissions – Scope 1 (tCO2e) | 2023 | 2022": the only row of a table is everything that its
 * head names. */
function isOnlyUnderHead(
  { scopes, category, isByWords }: ScopeMention,
  row: Row,
  { headText }: Table,
  all: readonly Row[],
): boolean {
  const isOne = all.length === 1 && scopes.length === 1 && category === null && !isByWords
  return (
    isOne &&
    row.section === '' &&
    parseScope(headText)?.scopes.join() === scopes.join() &&
    !isIntensity(row.label) &&
    !isPartLabel(row.label)
  )
}

const ofEmissions = new RegExp(emissionWord, 'iu')

const byMethod = /[ ,–-]*\b(?:location|market)[ -]?based\b/gi

/** "Finland, market-based" and "Other countries, market-based" under "Scope 2": parts by one method, neither is the whole. */
function isOneByMethod(row: Row, all: readonly Row[]): boolean {
  const method = methodOf(row.label)
  const isAlike = ({ label, section }: Row) =>
    section === row.section && methodOf(label) === method && !isTotalLabel(label) && parseScope(label) === null
  return row.section !== '' && isAlike(row) && new Set(all.filter(isAlike).map(({ label }) => label)).size > 1
}

/** One amount in each of several columns without a label, on one line, or on two if a cell has a remark below. */
function isNamelessRow(all: readonly Row[]): boolean {
  const columns = all.flatMap(({ cells }) => cells.map(({ column }) => column))
  const isOne = all.length < 3 && all.every(({ label }) => label === '')
  return isOne && columns.length > 1 && new Set(columns).size === columns.length
}

function bareWordsOf(label: string): string {
  return plainText(label)
    .replace(/\([^)]*\)|(?<!co)[\d*,.]+/gi, ' ')
    .trim()
}

/** "CO2 emissions" under the heading "Emissions (scopes 1 and 2)", if no other row there is called emissions. */
function isOnlyEmissions({ scopes }: ScopeMention, row: Row, all: readonly Row[]): boolean {
  if (scopes.join() !== '1,2' || row.section === '') return false
  const isPlain = ({ label }: Row) => ofEmissions.test(label) && bareWords.test(bareWordsOf(label))
  const own = all.filter(({ section }) => section === row.section)
  return isPlain(row) && own.filter(isPlain).length === 1
}

/** "CO2 emissions – certified by Acme" under its scope, if no other row there is about emissions as such: naming the certifier does not
 * narrow it. */
function isOnlyCertified({ label, section }: Row, all: readonly Row[]): boolean {
  const withoutVoucher = (text: string) => bareWordsOf(text.replace(vouched, ''))
  const isPlain = (one: Row) => /emission/i.test(one.label) && bareWords.test(withoutVoucher(one.label))
  if (section === '' || !vouched.test(label)) return false
  const own = all.filter((one) => one.section === section && (isPlain(one) || isTotalLabel(one.label)))
  return own.length === 1 && own[0]?.label === label
}

const vouched = /(?:,| [–—-])? (?:certified|verified|assured|audited) by [^\d]+$/i

/**
 * "Third-party power" alone under "Fuel and energy-related activities (Category 3)", in a table of such headings: everything reported for
 * the category.
 */
function isOnlyPart({ category }: ScopeMention, row: Row, all: readonly Row[]): boolean {
  const rowsUnder = (section: string) => all.filter((one) => one.section === section)
  if (category === null || !namesCategoryNumber(row.section) || rowsUnder(row.section).length > 1) return false
  const headings = new Set(all.map(({ section }) => section).filter((one) => namesCategoryNumber(one)))
  return headings.size > 1 && !row.isActivity && !isIntensity(row.label)
}

const otherGas = /^(?:ch4|n2o|hfcs?|pfcs?|sf6|nf3|methane|nitrous oxide|メタン|一酸化二窒素)(?![\p{L}\d])/iu

function isCo2(label: string): boolean {
  return /^(?:co2|carbon dioxide)(?: ?\(co2\))?$/i.test(plainText(label))
}

/** "Electricity consumption" alone under "Scope 2", with another heading after it: everything reported for the scope. */
function isOnlyPurchase(row: Row, all: readonly Row[]): boolean {
  const own = all.filter(({ section }) => section === row.section)
  const isClosed = all.slice(all.indexOf(row) + 1).some(({ section }) => parseScope(section)?.scopes.join() === '3')
  const isPurchase = /^(?:purchased )?(?:electricity|energy)\b(?!.*\b(?:loss|generated|sold))/i.test(row.label)
  return isPurchase && /^scope ?2$/i.test(row.section) && own.length === 1 && isClosed
}

/** "CO2" under "Scope 2" where other scopes list other gases and this one does not: purchased energy has no other. */
function isOnlyGas(row: Row, all: readonly Row[]): boolean {
  const areGases = (rows: readonly Row[]) => rows.some(({ label }) => otherGas.test(plainText(label)))
  const own = all.filter(({ section }) => section === row.section)
  return isCo2(row.label) && /^scope ?2$/i.test(row.section) && !areGases(own) && areGases(all)
}

/** "Purchase of electricity: location-based approach" and below it the market-based one, alone under "Scope 2": each is the whole by its
 * method. */
function isOnlyByMethod({ label }: Row, rows: readonly Row[]): boolean {
  // A row of scopes 1 and 2 below them, or of all scopes, says what it is itself.
  const all = rows.filter((one) => parseScope(one.label) === null && !isTotalOfAll(one.label))
  const methods = all.map((one) => methodOf(one.label))
  return all.length === 2 && new Set(methods).size === 2 && !methods.includes(null) && !/\d/.test(label)
}

function isTotalOfAll(label: string): boolean {
  return isTotalLabel(label) && methodOf(label) === null
}

/** "2022" in a cell merged over years under "Scope 2", with both methods across. */
function isYearByMethods(row: Row, { scopes }: ScopeMention): boolean {
  const isByMethods = row.cells.every(({ column }) => methodOf(column.path) !== null)
  return scopes.join() === '2' && parseHeaderYear(row.label) !== null && isByMethods
}

/** "Total water consumption" is not a total of the heading above it. */
const otherTopic =
  /\b(?:water|withdrawals?|discharges?|(?<!emissions from .{0,30})consumption|waste(?! .*emission)|recycled|square (?:footage|feet|met(?:er|re)s)|floor (?:area|space)|hours|employees|accidents|production|sales|revenues?|vatten|wasser\w*|abfall|energie?verbrauch|energianvändning|energiförbrukning)\b/i

function lastScopeOf(caption: string): ScopeMention | null {
  // "Scope 3 emissions" over "tonnes CO2e" is still the title.
  const titles = caption.split(' | ').filter((text) => !readUnitCell(text.replace(ofUnit, '')) && !isHeadOfWords(text))
  const last = titles.at(-1) ?? ''
  // "うち", "内訳": what follows is a part of it.
  // A title that begins with its scope may be long.
  const most = /^#*\s*scopes? ?[123]\b/i.test(last) ? 110 : 60
  if (last.replace(/ ?[([][^()[\]]*[)\]]$/, '').length >= most || /うち|内訳|以外/.test(last)) return null
  return parseScope(last) ?? (startsHeading.test(last) ? null : scopeOfHeading(titles.at(-2) ?? ''))
}

/** "in tonnes CO2e", "(単位:トン/年)" */
const ofUnit = /^in |^[[(〔]?(?:単位|units?) ?[:：] ?|\/ ?(?:年度?|year)(?=[)\]〕]?$)|[)\]〕]$/gi

/** "Category" and "Scope of calculation" are heads of labels under the title of a table; "GHG emissions (Scope 1 & 2)" is a title. */
function isHeadOfWords(text: string): boolean {
  if (parseScope(text)?.isByWords === false) return false
  return /^(?:categor(?:y|ies)|items?|indicators?|metrics?|descriptions?|units?|(?:calculation|scope|range|boundary) (?:range|of (?:calculation|data)|boundary)|(?:calculation )?results?|emissions?|ghg emissions|amounts?|項目|単位|区分|対象範囲|算定範囲|排出量)(?: ?[([].*)?$/i.test(
    text,
  )
}

const startsHeading = /^#+ /

/** "## GHG emissions (scope 2)" over "Indirect emissions from our operations", the title of the only table below it. */
function scopeOfHeading(title: string): ScopeMention | null {
  const isHeading = startsHeading.test(title) || /<GRI ?30\d-\d/.test(title)
  const scope = isHeading && title.length < 70 ? parseScope(title) : null
  return scope?.isByWords === false && scope.scopes.length === 1 ? scope : null
}
