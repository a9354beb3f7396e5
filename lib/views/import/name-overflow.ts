import { foldHeading, isOfOthers, ofNaturalPersons, readHeading } from './column-headings'
import { headingCells } from './heading-cells'
import { columnOf } from './import-field'
import type { ImportPlan } from './import-job'
import { endsInLegalForm } from './marks/legal-form'

/** The column of a list's second line of names, "NAME2" beside "NAME1"; null without one. */
export function overflowColumnOf(plan: Pick<ImportPlan, 'rows' | 'headings' | 'columns'>): number | null {
  const headings = headingCells(plan).map(foldHeading)
  const first = headings[columnOf(plan.columns, 'name')] ?? ''
  // "Vendor Name 2" beside "Vendor Name 1" or "Vendor Name".
  const column = first === '' ? -1 : headings.indexOf(`${first.replace(/1$/, '')}2`)
  return column < 0 ? null : column
}

/** The column that has the name where the column of names is blank, such as DATEV's for those that are neither company nor person. */
export function spareNameColumnOf(plan: Pick<ImportPlan, 'rows' | 'headings' | 'columns'>): number | null {
  const overflow = overflowColumnOf(plan)
  const column = headingCells(plan).findIndex((heading, place) => {
    const isFree = place !== overflow && [null, 'other'].includes(plan.columns[place] ?? null)
    const read = isFree && !ofNaturalPersons.test(heading) && !isOfOthers(heading) ? readHeading(heading) : null
    return read?.field === 'name' && read.isSure
  })
  return column < 0 ? null : column
}

/** "c/o Probe GmbH", "vorm. Probe AG": another company than that of the first line. */
const ofAnother =
  /^(?:c ?\/ ?o|p\.? ?a\.|z\.? ?h(?:d|änden)|attn|attention|att|for|für|pour|vormals|vorm|ehemals|ehem|formerly|fka|früher|ex|anciennement|anc|tidigare|fd)(?![\p{L}\p{N}])/iu

/**
 * A name that a program divided into two lines, "Prüfwerk Maschinen" and "Handels GmbH": whole where only the second line ends in a legal
 * form. Otherwise the second line may be a department or an address, or it names another company, and the first is the name.
 */
export function joinName(first: string, second: string): string {
  const [one, other] = [first.trim(), second.trim()]
  if (one === '' || endsInLegalForm(one) || !endsInLegalForm(other) || ofAnother.test(other)) return first
  // "Probe" over "Probe Versicherung SE": the second line is the whole name.
  return other.toLowerCase().startsWith(`${one.toLowerCase()} `) ? other : `${one} ${other}`
}
