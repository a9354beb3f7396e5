import type { Box } from '@/service/reports/model/page'
import type { PdfPage } from './read-pdf'

/** Where text begins that is drawn but invisible: in the invisible mode, or in a layer that is switched off. */
export type HiddenText = { x: number; y: number }

/** The hidden texts of a page. None if all its text is hidden: that is a scan with recognised text below it. */
export async function hiddenTexts(page: PdfPage): Promise<readonly HiddenText[]> {
  const { textColors } = await page.readDrawing()
  const hidden = textColors.filter(({ isHidden }) => isHidden)
  return hidden.length < textColors.length ? hidden : []
}

/** Whether one of them begins in the box. */
export function standsIn({ x0, x1, y0, y1 }: Box, hidden: readonly HiddenText[]): boolean {
  return hidden.some(({ x, y }) => x > x0 - 400 && x < x1 + 2 && y > y0 - 2 && y < y1 + 2)
}

/** The page without its hidden text. */
export function withoutHidden(page: PdfPage, hidden: readonly HiddenText[]): PdfPage {
  if (hidden.length === 0) return page
  return {
    ...page,
    layers: page.layers.map((layer) =>
      layer.angle === 0
        ? {
            ...layer,
            runs: layer.runs.filter(
              ({ x0, y }) => !hidden.some((one) => Math.abs(one.x - x0) < 1 && Math.abs(one.y - y) < 1),
            ),
          }
        : layer,
    ),
  }
}
