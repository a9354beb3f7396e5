import type { Page } from './page'

/** The parts of a sheet, each with the short lines that stand alone above it: titles of what was taken apart below them. */
export function withTitles(sheet: Page, parts: readonly Page[]): Page[] {
  if (parts.length < 2) return [...parts]
  const alone = sheet.lines.filter(({ chunks }) => chunks.length === 1 && (chunks[0]?.text.length ?? 0) < 90)
  return parts.map((part) => {
    const top = part.lines[0]?.y ?? 0
    const titles = alone.filter(({ y }) => y < top - 1).flatMap(({ chunks }) => chunks.map(({ text }) => text))
    return { ...part, titles }
  })
}
