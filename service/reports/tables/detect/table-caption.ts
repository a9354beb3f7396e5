import { overlap, readUnitCell } from '@/service/reports/model/columns'
import { isLaidOut, layoutOf } from '@/service/reports/model/layout'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { isNotOwn } from '@/service/reports/words/not-own'
import { parseScope } from '@/service/reports/words/parse-scope'
import { namedSiteWord, siteWord } from '@/service/reports/words/site-words'
import type { Table } from './find-tables'

/** The lines just above a table: its title and what they say about units. */
export function captionOf(page: Page, table: Table): string {
  const header = page.lines[table.header]
  if (!header) return ''
  const x0 = Math.min(table.left, table.columns[0]?.x0 ?? 0)
  const x1 = table.columns.at(-1)?.x1 ?? page.width
  const { titleReach: reach } = layoutOf(page)
  const own = page.lines
    .slice(Math.max(0, table.header - 8), table.header)
    .filter((line) => header.y - line.y < reach)
    .filter((line, at, lines) => isLaidOut(page) || !isOfTableBefore(line, lines.slice(at + 1), header))
    .flatMap(({ chunks }) => chunks.filter((chunk) => chunk.x1 > x0 && chunk.x0 < x1 + 20 && chunk.text.length < 110))
    .filter((chunk) => !isFirstOfHead(chunk, table))
    .map(({ text }) => text)
  return (table.header === 0 && page.titleOver ? [page.titleOver, ...own] : own).join(' | ')
}

/** In markdown a blank line ends a table: its rows are not the title of the next one. */
function isOfTableBefore({ chunks, y }: Line, below: readonly Line[], header: Line): boolean {
  const ys = [y, ...below.map((line) => line.y), header.y]
  return chunks.length > 2 && ys.some((one, at) => one - (ys[at - 1] ?? one) > 1)
}

/** "Share" over "2023": the first line of a head, not a title. */
function isFirstOfHead(chunk: Chunk, { columns }: Table): boolean {
  const isShort = chunk.text.length < 16 && !parseScope(chunk.text) && !readUnitCell(chunk.text)
  return isShort && columns.some((one) => overlap(one, chunk) > 0 && one.path.startsWith(`${chunk.text} `))
}

/** Titles of tables about other companies' scopes, or about something other than emissions. */
const notOwnEmissions =
  /\b(?:financed|facilitated|insured|avoided|biogenic|portfolio) (?:\w+ )?(?:ghg |co2e? |carbon )?emissions|\binvestees?\b|portfolio compan|carbon credits|\boffsets?\b|\bemissions by (?:legal |reporting )?entit(?:y|ies)\b|emission (?:reductions?|savings) (?:achieved|from|by|through)|emission factors|\bemissions (?:\w+ ){0,2}(?:of|by|from|saved by|avoided by) (?:our |the |all )?(?:\w+ ){0,2}(?:suppliers|customers|clients|peers|competitors|tenants)\b|carbon removals|\b(?:emissions|footprint|ghg)\b.{0,24}\ballocated to\b|\b(?:supplier|customer)-allocated\b|\ballocat(?:ed|ion of) (?:ghg |co2e? |carbon )?emissions|outside (?:of )?(?:the )?scopes|(?<!\p{L} )\b(?:supplier|customer|competitor|peer|tenant) (?:[A-Z]|\d{1,2})\b(?! \p{Ll})/iu

/** "Gross emissions before any offsets" are the organization's own. */
const beforeOffsets =
  /\b(?:before|excluding|excl\.|without|not including|prior to|gross of) (?:(?:any|all|the|use of|purchased|retired|carbon) )*(?:offsets?|offsetting|carbon credits)\b/gi

/** "Emissions to air from the Acme smelter": of one site among others. */
const ofOneSite = new RegExp(
  String.raw`\b(?:at|from|of|in) (?:the|our) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? ${namedSiteWord}\b`,
  'u',
)

/** "South Deep gold mine" above the labels of a table: the whole table is about that site. */
export function isOfSite(head: string): boolean {
  return siteAlone.test(head.replace(/ units?$/i, '').trim())
}

const siteAlone = new RegExp(
  String.raw`^(?!(?:Own|All|Each|Per|Total|Our|Emissions) )\p{Lu}[\p{L}'-]+(?: \p{L}[\p{L}'-]+){1,3} ${siteWord}$`,
  'u',
)

/** "… approach, using the emission factors of our suppliers.", "EPA factors (2022). Biogenic emissions: none.": the end of a paragraph
 * above the table. */
const endsParagraph = /^\p{Ll}.*\.$|\. \p{Lu}.*\.$/u

/** Whether the title of a table says that its scopes are not the organization's own emissions. */
export function isOfOthers(caption: string): boolean {
  const title = (caption.split(' | ').at(-1) ?? '').replace(beforeOffsets, ' ')
  // A line of prose above a table may mention many things.
  const isTitle = title.length < 64 && !/[.,;:]$|^\p{Ll}/u.test(title.trim())
  if (endsParagraph.test(title.trim())) return false
  return title.length < 100 && (ofOneSite.test(title) || notOwnEmissions.test(title) || (isTitle && isNotOwn(title)))
}

/** "Financed emissions (Scope 3, category 15)": the total of such a table is the organization's own figure, its rows are others'. */
export function isOfInvestments(caption: string): boolean {
  return /\b(?:category|cat\.?|kategorie?|catégorie|categoría) ?15\b|\b3\.15\b/i.test(caption.split(' | ').at(-1) ?? '')
}
