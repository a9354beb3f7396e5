import { readUnitCell } from './columns'
import type { Table } from './find-tables'
import { methodOf, parseScope, type ScopeMention } from './parse-scope'
import { isIntensity } from './parse-unit'
import { parseHeaderYear } from './parse-year'
import { plainText } from './plain-text'
import { findCategory } from './scope-3-names'
import type { Row } from './table-rows'
import { isTotalLabel } from './total-labels'

export type RowScope = { mention: ScopeMention | null; reasons: string[]; penalty: number }

const nothing: RowScope = { mention: null, reasons: [], penalty: 0 }

/** The scope of a row: its own label, or for totals and categories the heading it stands under. */
export function scopeOfRow(row: Row, table: Table, caption: string, all: readonly Row[] = []): RowScope {
  const listed = scopeInColumn(row, table)
  if (listed) return listed
  const own = parseScope(row.label)
  const section = parseScope(row.section)
  if (own && !isOutOfPlace(own, section, row)) {
    const method = own.scopes.includes(2) ? (own.method ?? methodOf(row.section)) : null
    return { mention: { ...own, method }, reasons: [`label "${row.label}"`], penalty: isIntensity(row.section) ? 8 : 0 }
  }
  const inherited = section ?? parseScope(table.headText) ?? lastScopeOf(caption)
  if (!inherited || own) return nothing
  const source = section ? row.section : table.headText || caption
  const category = inherited.scopes.join() === '3' ? categoryUnder3(row.label) : null
  if (category !== null)
    return { mention: { ...inherited, category }, reasons: [`label "${row.label}" under "${source}"`], penalty: 0 }
  if (!isWholeOf(inherited, row, all)) return nothing
  const merged = {
    ...inherited,
    method: inherited.scopes.includes(2) ? (methodOf(row.label) ?? methodOf(source)) : null,
    narrowness: Math.max(0, inherited.narrowness - 1),
  }
  return { mention: merged, reasons: [`"${row.label}" under "${source}"`], penalty: section ? 1 : 3 }
}

/** Activities under a column "Scope": their sum is the scope. */
function scopeInColumn(row: Row, table: Table): RowScope | null {
  const isColumn = /^scope\b/i.test(table.headText) && !/#|\bnr\b/i.test(table.headText)
  const digit = isColumn ? /^([123])(?: (?!\d)|$)/.exec(row.label)?.[1] : undefined
  const words = row.label.replace(/^[123] /, '')
  // "2 | Total scope 2 (location-based)" is no part of it.
  if (!digit || (isTotalLabel(words) && parseScope(words) !== null)) return null
  const mention = parseScope(`Scope ${digit}`)
  return {
    mention: mention && { ...mention, method: digit === '2' ? methodOf(row.label) : null },
    reasons: [`scope column "${digit}"`],
    penalty: 1,
  }
}

/** A category of scope 3 by its words only, under the heading of another scope. */
function isOutOfPlace(own: ScopeMention, section: ScopeMention | null, row: Row): boolean {
  const isUnderOther = section !== null && section.scopes.length === 1 && section.scopes[0] !== 3
  // "Direct air travel GHGs" under "Business travel".
  if (own.isByWords && own.category === null && section?.scopes.join() === '3' && own.scopes[0] !== 3) return true
  const isUnder3 = parseScope(row.under)?.scopes.join() === '3'
  return own.category !== null && isUnderOther && own.scopes[0] === 3 && !isUnder3 && !/scope/i.test(row.label)
}

function categoryUnder3(label: string): number | null {
  const number = /^(?:3\.)?(1[0-5]|[1-9])(?:[.): ]|$)/.exec(label)
  return findCategory(label) ?? (number ? Number(number[1]) : null)
}

const bareWords =
  /^(?:(?:ghg|co2e?|co 2|total|emissions?|utsläpp|energy|gross|absolute|tonnes?|t|e|metric|tons?|location|market|based|[- ])+)$/i

/** Whether a row without a scope of its own is all of what its heading or title names. */
function isWholeOf(inherited: ScopeMention, row: Row, all: readonly Row[]): boolean {
  const { label } = row
  // Of the gases that make up a scope, CO2 is one.
  if (row.isActivity || /^(?:co2|carbon dioxide)(?: ?\(co2\))?$/i.test(plainText(label))) return false
  const method = methodOf(label)
  const isTotal = isTotalLabel(label)
  // Only scope 2 has methods: a total by one of them under "Scope 3" is that of all scopes.
  if (method !== null && !inherited.scopes.includes(2) && isTotal) return false
  // Amounts without a word beside them, alone under their years: the title says what they are.
  const isAlone = all.length === 1 && label === '' && row.cells.length > 1
  const isBothByMethod = inherited.scopes.join() === '1,2' && method !== null && label.split(' ').length < 4
  if (inherited.scopes.length > 1 && !isTotal && !isAlone && !isBothByMethod) return false
  const bare = plainText(label)
    .replace(/\([^)]*\)|(?<!co)[\d*,.]+/gi, ' ')
    .trim()
  return (
    (isTotal && !otherTopic.test(label)) ||
    (method !== null && bare.length < 40 && inherited.scopes.includes(2)) ||
    (inherited.scopes.join() === '2' && isOnlyByMethod(row, all)) ||
    bareWords.test(bare) ||
    isYearByMethods(row, inherited) ||
    isAlone
  )
}

/** "Purchase of electricity: location-based approach", and below it the market-based one, alone under "Scope 2": each is all by its method. */
function isOnlyByMethod({ label }: Row, all: readonly Row[]): boolean {
  const methods = all.map((one) => methodOf(one.label))
  return all.length === 2 && new Set(methods).size === 2 && !methods.includes(null) && !/\d/.test(label)
}

/** "2022" in a cell merged over years, "Scope 2", with both methods across. */
function isYearByMethods(row: Row, { scopes }: ScopeMention): boolean {
  const isByMethods = row.cells.every(({ column }) => methodOf(column.path) !== null)
  return scopes.join() === '2' && parseHeaderYear(row.label) !== null && isByMethods
}

/** "Total water consumption" is no total of the heading it happens to stand under. */
const otherTopic =
  /\b(?:water|withdrawals?|discharges?|(?<!emissions from .{0,30})consumption|waste(?! .*emission)|recycled|hours|employees|accidents|production|sales|revenues?|vatten|wasser\w*|abfall|energie?verbrauch|energianvändning|energiförbrukning)\b/i

function lastScopeOf(caption: string): ScopeMention | null {
  // "Scope 3 emissions" over "tonnes CO2e" is the title still.
  const last = caption.split(' | ').findLast((text) => !readUnitCell(text.replace(/^in /i, ''))) ?? ''
  return last.length < 60 ? parseScope(last) : null
}
