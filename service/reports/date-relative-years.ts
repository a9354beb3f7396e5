import { lineText, type Page } from './page'
import { yearsIn } from './parse-year'

const current =
  /^(?:current|reporting|this|berichts)[ -]?(?:reporting |financial |fiscal )?(?:year|period|jahr)$|^(?:exercice|year) n$|^n$/i
const prior =
  /^(?:prior|previous|last|comparison|comparative|preceding)(?: reporting| financial| fiscal)?(?: year| period)?$|^vorjahr$|^(?:exercice |year )?n ?[-–] ?1$/i

/** Heads "Current year" and "Prior year" get the years that the title above, or the whole report, gives them. */
export function dateRelativeYears(page: Page, reportYear: number | null): Page {
  const at = page.lines.findIndex(
    ({ chunks }) =>
      chunks.some(({ text }) => current.test(text.trim())) && chunks.some(({ text }) => prior.test(text.trim())),
  )
  const head = page.lines[at]
  if (!head || yearsIn(lineText(page.lines[at + 1] ?? head)).length > 1) return page
  const titled = page.lines
    .slice(Math.max(0, at - 4), at)
    .reverse()
    .map((line) => yearsIn(lineText(line)))
    .find((years) => years.length === 1)
  const year = titled?.[0] ?? reportYear
  if (year === null) return page
  const chunks = head.chunks.map((chunk) => {
    const text = chunk.text.trim()
    return current.test(text)
      ? { ...chunk, text: `${text} ${year}` }
      : prior.test(text)
        ? { ...chunk, text: `${text} ${year - 1}` }
        : chunk
  })
  return { ...page, lines: page.lines.map((line) => (line === head ? { ...line, chunks } : line)) }
}
