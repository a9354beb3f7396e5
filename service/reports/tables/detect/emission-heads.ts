import { overlap } from '@/service/reports/model/columns'
import { type Chunk, lineText, type Page } from '@/service/reports/model/page'
import { isIntensity, namesUnit } from '@/service/reports/words/parse-unit'
import type { Kinds } from './header-cells'

const emissionsAlone =
  /^(?:(?:total |ghg |co2e? |carbon |annual |greenhouse gas )*emissions?|emissionen|utsläpp|émissions|emisiones|uitstoot)$/i
const labelHead =
  /^(?:scopes?|categor(?:y|ies)|scopes?[ /&]+categor(?:y|ies)|(?:emissions? )?sources?|descriptions?|kategorien?|kategori(?:er)?|catégories?|categorías?|categorie(?:ën)?)$/i

/** "Emissions" over amounts, the head of one column. */
export function isEmissionHead(text: string): boolean {
  return emissionsAlone.test(text.trim())
}

/**
 * "Scope | Emissions | Notes" under a title that gives the unit: one column of amounts with labels left of it, each on the line of its
 * amount or slightly higher.
 */
export function emissionSeedsOf(page: Page, at: number, kinds: Kinds): Chunk[] {
  const heads = page.lines[at]?.chunks ?? []
  const [label, head, ...others] = heads
  if (!label || !head || !labelHead.test(label.text) || !isEmissionHead(head.text)) return []
  const isBeside = (one: Chunk) => (kinds(one) === 'text' || one.text.trim() === '%') && !isEmissionHead(one.text)
  if (!others.every(isBeside) || !hasTitle(page, at)) return []
  const below = page.lines.slice(at + 1, at + 20).flatMap(({ chunks }) => chunks)
  const amounts = below.filter((one) => kinds(one) === 'value' && overlap(one, head) > -14)
  const labels = below.filter((one) => kinds(one) === 'text' && Math.abs(one.x0 - label.x0) < 4)
  if (amounts.length < 3 || labels.length < amounts.length) return []
  // A second amount beside it: the head is that of several columns.
  const isOne = page.lines
    .slice(at + 1, at + 20)
    .every(({ chunks }) => chunks.filter((one) => kinds(one) === 'value' && one.x0 > label.x1).length < 2)
  return isOne ? [{ ...head, x1: Math.max(head.x1, ...amounts.map(({ x1 }) => x1)) }] : []
}

function hasTitle(page: Page, at: number): boolean {
  const above = page.lines.slice(Math.max(0, at - 3), at).map(lineText)
  return [...(page.titleOver ? [page.titleOver] : []), ...above].some(
    (text) => text.length < 110 && namesUnit(text, true) && !isIntensity(text),
  )
}
