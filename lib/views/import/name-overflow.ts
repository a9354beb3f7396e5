import { foldHeading } from './column-headings'
import { headingCells } from './heading-cells'
import { columnOf } from './import-field'
import type { ImportPlan } from './import-job'

const legalForm =
  /(?:^|\s)(?:gmbh|g\.?m\.?b\.?h\.?|mbh|ag|kg|kgaa|ohg|se|ltd|limited|inc|incorporated|llc|plc|corp|corporation|company|pty|pte|s\.?a\.?|s\.?a\.?s|sarl|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|b\.?v|n\.?v|ab|oyj?|a\/s|aps|asa?|sp\.? z o\.? ?o|s\.?r\.?o|a\.?s|kft|d\.?o\.?o|lda|ltda)\.?$/iu

/** The column of a list's second line of names, "NAME2" beside "NAME1"; null without one. */
export function overflowColumnOf(plan: Pick<ImportPlan, 'rows' | 'headings' | 'columns'>): number | null {
  const headings = headingCells(plan).map(foldHeading)
  const first = headings[columnOf(plan.columns, 'name')] ?? ''
  const column = first.endsWith('1') ? headings.indexOf(`${first.slice(0, -1)}2`) : -1
  return column < 0 ? null : column
}

/**
 * A name that a program divided into two lines, "Prüfwerk Maschinen" and "Handels GmbH": whole where only the second line ends in a legal
 * form. Otherwise the second line may be a department or an address, and the first is the name.
 */
export function joinName(first: string, second: string): string {
  const [one, other] = [first.trim(), second.trim()]
  return one !== '' && !legalForm.test(one) && legalForm.test(other) ? `${one} ${other}` : first
}
