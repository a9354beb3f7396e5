import type { Column, Table } from '@/service/reports/tables/detect/find-tables'
import type { Cell } from '@/service/reports/tables/rows/table-cells'
import type { Row } from '@/service/reports/tables/rows/table-rows'

/** Words for the whole undertaking, in a head or a label. */
export const groupWords =
  /\b(?:group|global(?! (?:operations |emissions )?\(?(?:excl|ex |without|other))|totals?(?! \(?(?:excl|ex |without))|(?<!non-? ?)consolidated|company-?wide|koncern(?:en)?|konzern|groupe|grupo|worldwide|overall|combined|konserni|konsern|all (?:sites|regions|operations)|sum|summe|(?:ins)?gesamt|totalt?|totale[ns]?|totaal|totaux|i alt|samlet|razem|gruppo|konsernet)\b|yhteensä|合計|連結/i

/** A head that names everything except what stands beside it. */
const complement =
  /\b(?:excl(?:uding|\.)?|rest of (?:the )?(?:world|group|europe)|other (?:countries|regions|markets)|international|overseas|non-uk|outside|ex-uk)\b/i

const restOf = /\b(?:rest|remainder) of (?:the )?(?:group|company|world)\b/gi

/** "Global" above "Global (excl. UK)" is still everything except the UK. */
const restOfGlobe = /\bglobal (?:operations |emissions )?\(?(?:excl|ex |without|other)/i

/** What stands in the row beside the cell, under the same year and of the same scope, and is what the others make together. */
function sumBeside(siblings: readonly Column[], cell: Cell, { cells }: Row): 'group' | 'part' | null {
  const own = cells.filter(({ column }) => column === cell.column || siblings.includes(column))
  if (own.length < 3) return null
  const all = own.reduce((sum, { value }) => sum + value.number, 0)
  const isSumOfOthers = ({ value }: Cell) =>
    value.number >= 10 && Math.abs(all - 2 * value.number) <= Math.max(own.length * 0.5, 0.001 * value.number)
  const sums = own.filter(isSumOfOthers)
  const [sum] = sums
  if (!sum || sums.length > 1) return null
  return sum.column === cell.column ? 'group' : 'part'
}

/** Whose figure a cell is, where a head or a label says so. */
export function entityOf(table: Table, cell: Cell, row: Row): 'group' | 'part' | null {
  // "Total" above a column, beside the labels' title "Emissions", is not "total emissions"; "Rest of Group" is a part.
  const names = `${cell.column.path} | ${table.headText}`.replace(restOf, '')
  const isGroup = (text: string) => groupWords.test(text.replace(/greenhouse|total ghg|total emissions/gi, ''))
  const siblings = table.columns.filter(
    (one) =>
      one !== cell.column &&
      one.year?.year === cell.column.year?.year &&
      one.scope?.scopes.join() === cell.column.scope?.scopes.join() &&
      one.scope?.category === cell.column.scope?.category &&
      !one.isOther,
  )
  // "UK | Global | Total" under each year: "Global" may be all but the UK.
  const summed = sumBeside(siblings, cell, row)
  if (summed !== null) return summed
  const isWhole = !restOfGlobe.test(cell.column.path)
  if (isWhole && isGroup(cell.column.path.replace(restOf, ''))) return 'group'
  // "UK & ROI | Group" under "Global tonnes of CO2e": what stands over all columns says nothing of one beside "Group".
  if (isWhole && isGroup(names) && !siblings.some(({ path }) => isGroup(path))) return 'group'
  if (siblings.some(({ path }) => groupWords.test(path))) return 'part'
  // "UK" beside "Global (excl. UK)": neither is the whole.
  const hasComplement = siblings.some(({ path }) => complement.test(path))
  if (siblings.length > 0 && (hasComplement || complement.test(cell.column.path))) return 'part'
  return /\b(?:parent company|moderbolag|muttergesellschaft)\b/i.test(`${names} ${row.label}`) ? 'part' : null
}
