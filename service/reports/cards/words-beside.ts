import { center, kindOfCell, readUnitCell, readValue } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { boxOf, type Chunk, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { endYearsIn, isOtherColumn } from '@/service/reports/words/parse-year'

/**
 * The figures of pictures with an amount over its unit and, beside both, words of two to four lines that say what it is: "31" over
 * "kt CO2e", and to their right "Absolute Scope 1" over "and Scope 2" over "emissions in 2018". The words must name the year.
 */
export function readWordsBeside(page: Page, context: Context): Candidate[] {
  const chunks = page.lines.flatMap((line) => line.chunks)
  return chunks.flatMap((amount) => {
    const value = kindOfCell(amount, context.style) === 'value' ? readValue(amount, context.style) : null
    const unit = value && unitUnder(amount, chunks)
    const words = unit ? blockBeside(amount, unit, chunks) : null
    if (!value || !unit || !words || value.number <= 0) return []
    const scope = parseScope(words)
    const code = scope && !scope.isByWords && scope.narrowness < 4 ? scopeCode(scope) : null
    const years = new Set(endYearsIn(words))
    const [year] = years
    if (!scope || !code || year === undefined || years.size > 1 || isOtherColumn(words) || isIntensity(words)) return []
    return [
      {
        year,
        scope: code,
        number: value.number,
        printedValue: amount.text,
        printedUnit: unit.text,
        page: page.number,
        quote: `${amount.text} ${unit.text} ${words}`.slice(0, 300),
        box: boxOf(amount),
        reasons: [because('amount_by_label', { label: words }), because('year_in_label')],
        score: 7 - scope.narrowness,
        entity: null,
        yearIsAssumed: false,
      },
    ]
  })
}

function unitUnder(amount: Chunk, chunks: readonly Chunk[]): Chunk | null {
  const unit = chunks.find(
    (one) =>
      one.y > amount.y + 2 &&
      one.y - amount.y < 1.8 * Math.max(one.size, amount.size) &&
      (Math.abs(center(one) - center(amount)) < 3 || Math.abs(one.x0 - amount.x0) < 3),
  )
  return unit && readUnitCell(unit.text) && findUnit(unit.text, true) && !isIntensity(unit.text) ? unit : null
}

/** The lines of the text right beside an amount and its unit, joined; null if it is one line, or does not reach from above the amount to below it. */
function blockBeside(amount: Chunk, unit: Chunk, chunks: readonly Chunk[]): string | null {
  const edge = Math.max(amount.x1, unit.x1)
  const beside = chunks.filter(({ x0, y, size }) => {
    const isNear = y > amount.y - 3 * size && y < unit.y + 2 * size
    return x0 > edge && x0 - edge < 4 * size && isNear
  })
  const [first] = beside
  const lines = beside.filter(({ x0 }) => Math.abs(x0 - (first?.x0 ?? 0)) < 2)
  const [last] = lines.slice(-1)
  if (!first || !last || lines.length < 2 || lines.length > 4 || lines.length < beside.length) return null
  const areOfOne = lines.every((one, at) => {
    const before = lines[at - 1]
    return !before || (one.y - before.y < 1.7 * one.size && Math.abs(one.size - before.size) < 1)
  })
  return areOfOne && first.y < amount.y && last.y > amount.y ? lines.map(({ text }) => text).join(' ') : null
}
