import { readUnitCell } from '@/service/reports/model/columns'
import type { Page } from '@/service/reports/model/page'
import type { ReasonRule } from '@/service/reports/model/reason'
import { rememberedOf } from '@/service/reports/model/remembered'
import { findUnit, isIntensity, isOtherUnit, namesUnit } from '@/service/reports/words/parse-unit'
import { onlyUnit } from '@/service/reports/words/stated-unit'
import type { GridCell } from './walk-grid'

export type UnitOfCell = { text: string; rule: ReasonRule; penalty: number }

const energyOrMoney =
  /(?:^|[ ([/])(?:[kMGT]Wh|[kGTPM]J|m[³3]|k?L|litres?|A?\$m?|USD|EUR|GBP|AUD|%|hours?|FTE|headcount)(?=$|[)\] ,/])/

/** "Energy use (TJ)" cancels the unit of a heading before it. */
function namesOther(printed: string): boolean {
  // "GJ 2023/24" is a business year.
  const text = printed.replace(/\bGJ ?(?=(?:19|20)\d\d)/g, '')
  // "SEK's emissions in tCO2e": begins with a currency sign but names a mass.
  if (findUnit(text, true) !== null && !isIntensity(text)) return false
  const bracket = /[([]([^()[\]]{1,24})[)\]]\s*$/.exec(text)?.[1] ?? ''
  return isOtherUnit(text) || isOtherUnit(bracket) || isIntensity(text) || energyOrMoney.test(text)
}

/** Except "Nordic mix: 0.0213 kgCO2e/kWh", the factor that the row was computed with. */
function isUnitBeside(text: string): boolean {
  const isFactor = isIntensity(text) && /\d[.,]\d+ /.test(text)
  return !isFactor && (readUnitCell(text) || isOtherUnit(text) || isIntensity(text))
}

/** The unit of an amount from the nearest words that name one; "other" if they name something other than a mass, null if nothing names
 * one. */
export function unitOfCell(cell: GridCell, stated: string | null): UnitOfCell | 'other' | null {
  if (cell.value.unit !== '') return { text: cell.value.unit, rule: 'unit_beside_value', penalty: 0 }
  const places: [readonly string[], ReasonRule, number][] = [
    [cell.beside.filter(isUnitBeside), 'unit_in_row', 0],
    [cell.labels.toReversed(), 'unit_in_label', 0],
    [cell.heads.toReversed(), 'unit_in_column', 0],
    [cell.headings.toReversed(), 'unit_in_heading', 0],
    [cell.labelHeads.toReversed(), 'unit_in_table_head', 0],
    [cell.before.toReversed(), 'unit_in_caption', 1],
  ]
  for (const [texts, rule, penalty] of places)
    for (const text of texts) {
      if (namesOther(text)) return 'other'
      if (rule === 'unit_in_caption' ? namesUnit(text, true) : findUnit(text)) return { text, rule, penalty }
    }
  return stated === null ? null : { text: stated, rule: 'unit_stated', penalty: 1 }
}

/** The only unit of a gas that a page names, for a grid that names none; null if it names none or several. */
export const unitOfPage = rememberedOf((page: Page): UnitOfCell | null => {
  const named = page.lines
    .flatMap(({ chunks }) => chunks.map(({ text }) => text))
    .filter((text) => text.length < 120 && findUnit(text, true) !== null && !isIntensity(text))
  const text = onlyUnit(named)
  return text === null ? null : { text, rule: 'unit_elsewhere', penalty: 2 }
})
