import { readSentence } from './read-sentence'

/**
 * Sentences that say why a figure is held back (docs/data/figures.md), by their code. Names in braces are replaced by values.
 * `readHeldReason` tries them in this order.
 */
export const heldReasons = {
  held_total: 'the stated total of {tonnes} t is smaller than one of its parts, {other} t',
  held_scope_3: 'the stated scope 3 of {tonnes} t is smaller than the sum of its categories, {other} t',
  held_copied_total: 'comes to the parts of {year}, and not to its own',
  held_copied_scope: 'equals scope 1 of its year to the kilogram',
  held_copied: 'equals the location-based figure in each of {years} years, so its method is in doubt',
  held_more: 'about {times} times more than in {one} and {other}',
  held_less: 'about {times} times less than in {one} and {other}',
  held_revenue: 'more than {times} times apart from {one} and {other}',
  held_intensity_low: 'scope 1 and 2 per US dollar of it are a {times}th of the median of its industry',
  held_intensity: 'scope 1 and 2 per US dollar of it are {times} times the median of its industry',
  held_years_apart: '{company}: each year holds the figures that two other sources give for two years later',
  held_rows_of_group: '{company}: rows of the {group} group stand among its own',
  held_both_scopes: '{company}: the row of scope 1 holds scopes 1 and 2',
  held_before_merger: '{company}: figures of {one} and of {other}, before they merged, in one year',
  held_two_boundaries: '{company}: two boundaries, apart by fifty times, in one series',
  held_own_generation: '{company}: its own generation only, less than its sites in the United States emit',
  held_fifth_of_sites: '{company}: scope 1 is a fifth of its sites in the United States alone',
  held_times_scope_2: '{company}: scope 2 is {times} times that of {year}',
  held_before_parting: 'stated as {name}, before {partner} parted from it in {month}',
  held_before_joining: 'stated as {name}, before it was joined with {partner} in {month}',
  held_former_name: 'stated as {name}, and more than {times} times apart from {year} under the name of today',
} as const

export type HeldReason = { code: keyof typeof heldReasons; values: Readonly<Record<string, string>> }

/** Returns the code and the values of a stored sentence; null for a sentence that none of these templates wrote. */
export function readHeldReason(reason: string): HeldReason | null {
  for (const [code, text] of Object.entries(heldReasons)) {
    const values = readSentence(reason, text)
    if (values !== null) return { code: code as HeldReason['code'], values }
  }
  return null
}
