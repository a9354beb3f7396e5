import { kindOfCell } from '@/service/reports/model/columns'
import { type Chunk, type Line, type Page, withChunks } from '@/service/reports/model/page'
import { isIntensity } from '@/service/reports/words/parse-unit'

/**
 * Splits two pages printed as one wide sheet. A wide table across the middle is not split: the labels of its amounts right of the fold
 * are left of it.
 */
export function splitSpread(page: Page): Page[] {
  if (page.width < page.height * 1.2) return [page]
  const fold = page.width / 2
  const crossing = page.lines.filter(({ chunks }) => chunks.some(({ x0, x1 }) => x0 < fold - 3 && x1 > fold + 3))
  const left = withChunks(page, ({ x1 }) => x1 <= fold + 3)
  const right = withChunks(page, ({ x0, x1 }) => x1 > fold + 3 && x0 >= fold - 3)
  if (crossing.length > 0 || left.lines.length < 3 || right.lines.length < 3) return [page]
  return hasOwnLabels(right.lines) ? [left, right] : [page]
}

/** Whether lines with amounts begin with their own words or year. */
function hasOwnLabels(lines: readonly Line[]): boolean {
  const withAmounts = lines.filter(
    ({ chunks }) => chunks.length > 1 && chunks.some((chunk) => kindOfCell(chunk, null) === 'value'),
  )
  const bare = withAmounts.filter(({ chunks }) => {
    const at = chunks.findIndex((chunk) => kindOfCell(chunk, null) === 'value')
    const isDated = /^(?:FY ?)?(?:19|20)\d\d/.test(chunks[0]?.text ?? '')
    // A unit is not a label: the labels of such rows are on the other side.
    return !isDated && !chunks.slice(0, at).some((chunk) => /\p{L}{2}/u.test(chunk.text) && !isUnit(chunk))
  })
  return bare.length <= Math.max(1, withAmounts.length * 0.3)
}

function isUnit(chunk: Chunk): boolean {
  return kindOfCell(chunk, null) === 'unit' || isIntensity(chunk.text)
}
