import { unitAfter } from '@/service/reports/words/unit-after'
import type { Amount } from './sentence'

const saidOfAll =
  /\((?:all|each)(?: (?:amounts|figures|values))? (?:in|are in|expressed in) ([^();]{1,50}?)(?:,? (?:in |for )?(?:FY ?)?((?:19|20)\d\d))?\)/i

/**
 * "Category 1 – Purchased goods and services: 341,500; Category 2 – Capital goods: 112,300 (all in metric tons of CO2e, 2021)": the unit
 * and year behind a list, for an amount in it; null for any other amount.
 */
export function endOfList(text: string, { at, end }: Amount): { unit: string; year: number | null } | null {
  const rest = text.slice(end)
  const isEntry = /\p{L}[^;:.]{0,40}: ?$/u.test(text.slice(Math.max(0, at - 50), at)) && /^\s?(?:[;,(]|$)/.test(rest)
  return isEntry ? saidBehind(rest) : null
}

/** "(all in tCO2e)" somewhere in a text. */
export function saidBehind(text: string): { unit: string; year: number | null } | null {
  const [, words = '', year] = saidOfAll.exec(text) ?? []
  const unit = unitAfter(` ${words}`)
  return unit === null ? null : { unit, year: year === undefined ? null : Number(year) }
}
