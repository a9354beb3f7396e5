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

/** The scope of a row: its own label, or for totals and categories the heading it stands under. */
export function scopeOfRow(row: Row, table: Table, caption: string, isOnly = false): RowScope {
  const digit =
    /^scope\b/i.test(table.headText) && !/#|\bnr\b/i.test(table.headText)
      ? /^([123])(?: (?!\d)|$)/.exec(row.label)?.[1]
      : undefined
  if (digit) {
    const mention = parseScope(`Scope ${digit}`)
    // Activities under a column "Scope": their sum is the scope.
    return {
      mention: mention && { ...mention, method: digit === '2' ? methodOf(row.label) : null },
      reasons: [`scope column "${digit}"`],
      penalty: 1,
    }
  }
  const own = parseScope(row.label)
  const section = parseScope(row.section)
  const isUnder3 = parseScope(row.under)?.scopes.join() === '3'
  if (
    own &&
    !(
      own.category !== null &&
      section &&
      section.scopes.length === 1 &&
      section.scopes[0] !== 3 &&
      own.scopes[0] === 3 &&
      !isUnder3 &&
      !/scope/i.test(row.label)
    )
  ) {
    const method = own.scopes.includes(2) ? (own.method ?? methodOf(row.section)) : null
    return { mention: { ...own, method }, reasons: [`label "${row.label}"`], penalty: isIntensity(row.section) ? 8 : 0 }
  }
  const title = parseScope(table.headText) ?? (section ? null : lastScopeOf(caption))
  const inherited = section ?? title
  if (!inherited || own) return { mention: null, reasons: [], penalty: 0 }
  const source = section ? row.section : table.headText || caption
  if (inherited.scopes[0] === 3 && inherited.scopes.length === 1) {
    const number = /^(?:3\.)?(1[0-5]|[1-9])(?:[.): ]|$)/.exec(row.label)
    const category = findCategory(row.label) ?? (number ? Number(number[1]) : null)
    if (category !== null)
      return { mention: { ...inherited, category }, reasons: [`label "${row.label}" under "${source}"`], penalty: 0 }
  }
  // Of the gases that make up a scope, CO2 is one.
  if (/^(?:co2|carbon dioxide)(?: ?\(co2\))?$/i.test(plainText(row.label)))
    return { mention: null, reasons: [], penalty: 0 }
  const method = methodOf(row.label)
  const bare = plainText(row.label)
    .replace(/\([^)]*\)|(?<!co)[\d*,.]+/gi, ' ')
    .trim()
  const isBare =
    /^(?:(?:ghg|co2e?|co 2|total|emissions?|utsläpp|energy|gross|absolute|tonnes?|t|e|metric|tons?|location|market|based|[- ])+)$/i.test(
      bare,
    )
  // Only scope 2 has methods: a total by one of them under "Scope 3" is that of all scopes.
  if (method !== null && !inherited.scopes.includes(2) && isTotalLabel(row.label))
    return { mention: null, reasons: [], penalty: 0 }
  // Amounts without a word beside them, alone under their years: the title says what they are.
  const isAlone = isOnly && row.label === '' && row.cells.length > 1
  const isWhole =
    (isTotalLabel(row.label) && !otherTopic.test(row.label)) ||
    (method !== null && bare.length < 40 && inherited.scopes.includes(2)) ||
    isBare ||
    isYearByMethods(row, inherited) ||
    isAlone
  if (!isWhole || row.isActivity || (inherited.scopes.length > 1 && !isTotalLabel(row.label) && !isAlone))
    return { mention: null, reasons: [], penalty: 0 }
  const merged = {
    ...inherited,
    method: inherited.scopes.includes(2) ? (method ?? methodOf(source)) : null,
    narrowness: Math.max(0, inherited.narrowness - 1),
  }
  return { mention: merged, reasons: [`"${row.label}" under "${source}"`], penalty: section ? 1 : 3 }
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
