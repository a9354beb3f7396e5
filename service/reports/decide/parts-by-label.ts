import type { Candidate } from '@/service/reports/model/figure'
import { newnessOf } from '@/service/reports/words/parse-year'

type Sized = Candidate & { tonnes: number }

/** The amounts of one label and year, by the place of their block among those of the page, from the uppermost. */
type Series<T> = { blocks: Map<number, T>; all: readonly T[] }

/**
 * Leaves out the amounts of segments. Where a page prints the same label three times and more, "Scope 1" of offices, of flats and of
 * shops, each is a part, unless one block may be the whole: the same for all scopes and years, and no smaller than the others
 * together. Where a head or a title tells one from the others, nothing is left out.
 */
export function withoutPartsByLabel<T extends Sized>(candidates: readonly T[]): T[] {
  const parts = new Set<T>(described(candidates))
  const labelled = candidates.filter(({ isOfGrid, label = '' }) => !isOfGrid && label !== '')
  for (const own of Map.groupBy(labelled, ({ page }) => page).values()) {
    const repeated = [...Map.groupBy(own, keyOf).values()].filter(isRepeated)
    const years = [...new Set(own.map((one) => one.year))]
    const series = repeated.flatMap((some) => years.map((year) => seriesOf(some, year)))
    // Once in each year, the label is that of tables of one year each.
    const beside = series.filter(({ blocks }) => blocks.size > 1)
    if (beside.length > 0 && !mayHoldWhole(beside)) for (const { all } of series) for (const one of all) parts.add(one)
  }
  return candidates.filter((one) => !parts.has(one))
}

/**
 * Rows of text that name one scope 3 and, in brackets, each its own sources: "Other indirect (Scope 3) emissions (fuel well-to-tank)",
 * "Other indirect (Scope 3) emissions (rail ties, travel and products)". None of them is the whole.
 */
function described<T extends Sized>(candidates: readonly T[]): T[] {
  const rows = candidates.flatMap((one) => {
    const [, name, sources] = /^(.*scope ?3.*?) ?\((\p{L}[^()]{12,})\)\W*$/iu.exec(one.label ?? '') ?? []
    const isOfSources = sources !== undefined && newnessOf(sources) === 0
    return one.isOfText && name && isOfSources ? [{ one, name, sources }] : []
  })
  const keyOfRow = ({ one, name }: (typeof rows)[number]) => `${one.page} ${one.year} ${name.toLowerCase()}`
  return [...Map.groupBy(rows, keyOfRow).values()]
    .filter((some) => new Set(some.map(({ sources }) => sources)).size > 1)
    .flatMap((some) => some.map(({ one }) => one).filter(({ scope }) => scope === '3'))
}

/** "Offices Scope 1 (t)" is the label "Scope 1 (t)" with the name of its block, which stands beside its middle row. */
function keyOf({ scope, label = '' }: Candidate): string {
  return `${scope} ${label.replace(/^.*?(?=scope)/i, '')}`
}

function rowsOf(some: readonly Candidate[]): number[] {
  return [...new Set(some.map(({ box }) => Math.round(box.y0)))].sort((a, b) => a - b)
}

/** In one table, column by column: other tables beside it may have the same label. */
function isRepeated(some: readonly Candidate[]): boolean {
  return rowsOf(some).length > 2 && some.every(({ entity }) => entity !== 'group')
}

function seriesOf<T extends Sized>(some: readonly T[], year: number): Series<T> {
  const rows = rowsOf(some)
  const all = some.filter((one) => one.year === year)
  return { blocks: new Map(all.map((one) => [rows.indexOf(Math.round(one.box.y0)), one])), all }
}

function mayHoldWhole<T extends Sized>(series: readonly Series<T>[]): boolean {
  const largest = series.map(({ blocks }) =>
    [...blocks].reduce((most, one) => (one[1].tonnes > most[1].tonnes ? one : most)),
  )
  const isSame = new Set(largest.map(([at]) => at)).size === 1
  return (
    isSame &&
    series.every(({ all }, at) => {
      const [, most] = largest[at] ?? []
      const others = [...new Set(all.filter((one) => one !== most).map(({ tonnes }) => tonnes))]
      const isToldApart = all.every((one) => one === most || one.score + 2 <= (most?.score ?? 0))
      return isToldApart || (most?.tonnes ?? 0) >= 0.99 * others.reduce((sum, one) => sum + one, 0)
    })
  )
}
