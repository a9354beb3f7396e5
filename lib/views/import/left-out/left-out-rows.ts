import { findCountryCode } from '@/lib/views/registration/find-country-code'
import { isFiller } from '@/service/contract/filler'
import { ofNaturalPersons } from '../column-headings'
import { hasUnitRow } from '../heading-cells'
import type { ImportPlan } from '../import-job'
import { endsInLegalForm } from '../marks/legal-form'
import { isPrintout } from '../marks/printout-line'
import { isCollective, saysEmployee, saysPerson } from './collective-rows'
import { isRegionLabel } from './group-rows'

/** The inputs that decide which rows of a sheet belong to the list. */
type ListedRows = Pick<ImportPlan, 'rows' | 'headings' | 'columns' | 'hidden' | 'takenIn'>

/**
 * Why a row is left out: a total, a note, a line that a program prints around the list, the heading of a group of rows, a collective
 * account, a row hidden in the workbook, one without letters, or the headings repeated.
 */
export type LeftOutReason =
  | 'total'
  | 'note'
  | 'printout'
  | 'group'
  | 'collective'
  | 'hidden'
  | 'no_letters'
  | 'headings'
/** Row indexes. `kept`: to be registered. */
export type SortedRows = { kept: number[]; leftOut: { place: number; reason: LeftOutReason }[] }

/** Words that are or begin the label of a total; a company may have them only with something more ("Total SE"). */
const totals = new RegExp(
  `^(?:${[
    '(?:(?:grand|overall|sum|report|list|page|vendor|supplier|company|invoice) |sub-?)?totals?|percent(?:age)? of (?:grand )?total',
    '(?:gesamt|zwischen|end)?-?summen?',
    'gesamt(?:ergebnis|betrag|wert|umsatz)?',
    'insgesamt',
    'summe gesamt',
    '(?:sous-?)?totaux',
    'sous-?total',
    'total g[eé]n[eé]ral',
    'somme',
    'ensemble',
    '(?:del|slut|total)?summa',
    'totalt',
    '総?合計(?:金?額)?|(?:総|小|中)計|総額',
    '总?合计(?:金额)?|总计|小计|總計|小計|總額|总额|总金额',
    '총?합계|총계|소계|총액',
    'итого|всего',
    'sum',
    'totale|totaal|suma|razem|celkem|toplam',
    '(?:eind|sub)totaal|totale (?:complessivo|generale|parziale)|subtotale|importe total|total(?:es)? (?:general|parcial)|soma(?: total)?|total geral',
    'suma (?:końcowa|częściowa|całkowita|całość)|ogółem|łącznie|mezisoučet|(?:celkový )?součet|spolu|medzisúčet|összesen|végösszeg|ukupno|skupaj|kokku|kopā|iš viso',
    'i alt|ialt|sum(?:me)? i alt|sum totalt|delsum|yhteensä|välisumma|loppusumma|samtals|genel toplam|ara toplam',
    '(?:общий |промежуточный )?(?:итог|всього|разом|усього)|(?:γενικό )?σύνολο|tổng(?: cộng)?|jumlah(?: total)?|ยอดรวม|รวม(?:ทั้งสิ้น)?|المجموع|الإجمالي|סה["״]כ',
  ].join(
    '|',
  )})(?:\\s*[:=]|\\s*\\([^)]*\\))?[\\s\\d.,'’%€$£:-]*(?:eur|usd|chf|sek|jpy|gbp|suppliers?|lieferanten|fournisseurs|leverant[öo]rer|rows|zeilen|lignes|rader|件|社)?[.:]?$`,
  'iu',
)
const countLabel = /^(?:number of|count of|anzahl|nombre de|antal)\s+\p{L}+(?:[\s:=]*[\d.,\s]*)$/iu

/** A label with this beginning is a total whatever follows: "Zwischensumme Europa", "Subtotal category A". */
const partialTotals =
  /^(?:sub-?\s?totals?|grand totals?|zwischensumme|gesamtsumme|teilsumme|sous-?\s?total|del-?summa|totalsumma|subtotale|totale parziale|suma parcial|suma częściowa|subtotaal|eindtotaal|mezisoučet|välisumma|delsum|ara toplam|промежуточный итог)(?!\p{L})|^(?:小計|小计|総?合計|合计|総計|总计|소계|총?합계|총계)/iu

/** "Total Germany", and as spreadsheets write their subtotals: "Germany Total", "Deutschland Ergebnis", "日本 集計". */
const totalOf =
  /^(?:(?:totals?|sum|summe|somme|summa|totale|totaal|suma)(?:\s+(?:of|for|für|von|de|pour|för|av|di|van))?\s*:?\s+(?<behind>.+)|(?<before>.+?)\s+(?:totals?|ergebnis|gesamt|summe|summa|totalt|totale|totaal)|(?<bare>.+?)\s*(?:集計|計|汇总|匯總|합계|요약))$/iu

function cellKey(cell: string): string {
  return cell.trim().normalize('NFKC').toLowerCase()
}

/** `isGroup`: whether a text is a value by which rows are grouped, such as a country or a category. */
function isTotal(text: string, isGroup: (text: string) => boolean): boolean {
  const label = text.trim().normalize('NFKC')
  if (totals.test(label) || countLabel.test(label) || partialTotals.test(label)) return true
  const { behind, before, bare } = totalOf.exec(label)?.groups ?? {}
  const rest = behind ?? before ?? bare
  return rest !== undefined && isGroup(rest)
}

/** Words that introduce a note on the list, and page numbers. */
const notes =
  /^(?:(?:notes?|remarks?|comments?|sources?|disclaimer|quellen?|hinweise?|anmerkung(?:en)?|bemerkung(?:en)?|stand|erstellt(?: am| von)?|gedruckt(?: am)?|exportiert(?: am)?|remarques?|nota|observations?|anm[äa]rkning(?:ar)?|k[äa]lla|as of|exported(?: on| by)?|generated(?: on| by)?|created(?: on| by)?|printed(?: on| by)?|last updated?|filters? applied|注|備考|出典|作成日|来源|备注|출처|참고)\s*[:：]|(?:end of (?:the )?(?:list|report|file)|ende (?:der|des) (?:liste|berichts|datei)|fin d(?:e|u) .*|slut p[åa] .*|以上|끝|完)$|(?:page|seite|sida|página|pagina)\s+\d+(?:\s*(?:of|von|sur|de|av|\/)\s*\d+)?$|(?:\*+\)?|†|‡|※|[¹²³]|\(?\d{1,2}\)|\[\d{1,2}\])\s*\p{L}.*\s.*\s)/iu
const sentence = /^\p{Lu}.*\p{Ll}{2,}[.!]$/u

/** A text alone in its row about the list: "Source: SAP", "* preliminary figures of 2026", a whole sentence. */
function isNote(text: string): boolean {
  const said = text.trim().normalize('NFC')
  if (notes.test(said)) return true
  const words = said.split(/\s+/)
  // The words of a name begin with capitals.
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return sentence.test(said) && words.length >= 8 && small >= words.length / 2
}

/** Marks before a footnote below the list, outside of the name column. */
const footnote = /^(?:\*+\)?|†|‡|※|[¹²³]|\(?\d{1,2}\)|\[\d{1,2}\])\s*\p{L}/u

/** A text with digits may be a company's number without its name: that is an error to report, not a group. */
function groupOr(cells: readonly string[]): LeftOutReason | null {
  return cells.some((cell) => /\p{N}/u.test(cell)) ? null : 'group'
}

const identifiers = ['website', 'lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

/** A country's or region's name alone; "RS Components Ltd" only begins like a country's code. */
function isCountryName(name: string): boolean {
  return !/^[A-Z]{2,3}(?!\p{L})/u.test(name) && isRegionLabel(name)
}

/** Fewer digits may be a name: "360", "1010". */
const fewestDigitsOfNumber = 5

/** A number where the name should be: as long as numbers of suppliers are, or the row's own number once more. */
function isNumber(name: string, ownNumber: string): boolean {
  const digits = name.normalize('NFKC').replace(/\s/g, '')
  return /^\d+$/.test(digits) && (digits.length >= fewestDigitsOfNumber || name === ownNumber)
}

function reasonOf(
  row: readonly string[],
  { columns }: ListedRows,
  isGroup: (text: string) => boolean,
  isPerson: (row: readonly string[], name: string) => boolean,
): LeftOutReason | null {
  // A cell merged over its row occurs in every column.
  const cells = [...new Set(row.map((cell) => cell.trim()).filter((cell) => cell !== ''))]
  const held = (field: (typeof columns)[number]) => (row[columns.indexOf(field)] ?? '').trim()
  const isHeld = (field: (typeof columns)[number]) => columns.includes(field) && /[\p{L}\p{N}]/u.test(held(field))
  const isListed = columns.filter((field) => field !== null).length > 1
  const isAlone = isListed && cells.length === 1
  if (isListed && !isHeld('hq_region') && isPrintout(cells)) return 'printout'
  // SAP marks the sums of its lists with stars; beside a name a star is the list's own mark.
  const isStarred = isListed && /^\*{1,5}$/.test(cells[0] ?? '')
  if (isStarred && !(columns.includes('name') && /\p{L}/u.test(held('name')))) return 'total'
  if (isAlone && cells.every(isNote)) return 'note'
  if (isAlone && cells.every((cell) => isRegionLabel(cell))) return 'group'
  if (identifiers.some(isHeld)) return null
  const name = columns.includes('name') ? held('name') : ''
  if (partialTotals.test(name.normalize('NFKC'))) return 'total'
  if (isCollective(name) || cells.some((cell) => cell !== name && (saysEmployee(cell) || saysPerson(cell))))
    return 'collective'
  if (isPerson(row, name)) return 'collective'
  if (isNumber(name, held('external_id'))) return 'no_letters'
  // "Summe" may stand in any column of a row without a name, that of countries included.
  if (name === '' && cells.some((cell) => isTotal(cell, isGroup))) return 'total'
  if (isHeld('hq_region')) return null
  // The rows of countries over their suppliers in a pivot table: "Deutschland ... 210.000,00".
  const isSum = cells.length > 1 && cells.every((cell) => cell === name || !/\p{L}{4}/u.test(cell))
  if (isSum && !columns.includes('hq_region') && held('external_id') === '' && isCountryName(name)) return 'group'
  if (isTotal(name, isGroup)) return 'total'
  if (!cells.some((cell) => /\p{L}/u.test(cell) && !isFiller(cell))) return 'no_letters'
  // "SVERIGE ... 31 950" is the sum of its group; a text alone outside of the name column is a group's heading.
  const texts = cells.filter((cell) => /\p{L}/u.test(cell))
  if (columns.includes('hq_region') && texts.every((cell) => isRegionLabel(cell))) return 'group'
  if (isAlone && columns.includes('name') && name === '') return footnote.test(cells[0] ?? '') ? 'note' : groupOr(cells)
  return null
}

/** Whether a text is a country, or a whole cell in another row of the sheet; computed on demand. */
function groupsOf(rows: ListedRows['rows']): (text: string) => boolean {
  let values: Set<string> | null = null
  return (text) => {
    if (findCountryCode(text) !== null) return true
    values ??= new Set(rows.flatMap((row) => row.map(cellKey)))
    return values.has(cellKey(text))
  }
}

function isSame(row: readonly string[], other: readonly string[] | undefined): boolean {
  const width = Math.max(row.length, other?.length ?? 0)
  if (other === undefined) return false
  for (let at = 0; at < width; at++) if ((row[at] ?? '').trim() !== (other[at] ?? '').trim()) return false
  return true
}

/** The index of the first row of a list without headings: titles stand alone in their rows, and a blank row divides them from the list. */
function titlesAbove({ rows, columns }: ListedRows): number {
  const filledIn = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
  const first = rows.findIndex((row) => filledIn(row) > 1)
  if (columns.length < 2 || first < 2 || first > furthestTitle || filledIn(rows[first - 1] ?? []) > 0) return 0
  return first
}
const furthestTitle = 10

const isFirstName =
  /^(?:vorname|first ?name|given ?name|forename|pr[ée]nom|f[öo]rnamn|fornavn|voornaam|nombre de pila|imi[ęe]|jm[ée]no)s?$/iu
const familyNames = '(?:last|family|sur) ?name|(?:nach|familien)name|nom de famille|efternamn|achternaam'
const isFamilyName = new RegExp(`^(?:${familyNames})$`, 'iu')
const isNameOfAnyone = new RegExp(`^(?:name|nom|namn|naam|${familyNames})$`, 'iu')

/**
 * Whether a row is a natural person: its first name stands in a column beside a column "Name", which no company's name with a legal form
 * fills. Beside a column "Name" and one of family names, the first name is that of a person to speak to.
 */
function personsOf({ rows, headings, columns }: ListedRows): (row: readonly string[], name: string) => boolean {
  const names = headings === null ? [] : (rows[headings] ?? []).map((cell) => cell.trim())
  const first = names.findIndex((cell) => isFirstName.test(cell))
  const ofPersons = names.flatMap((cell, column) => (ofNaturalPersons.test(cell) ? [column] : []))
  const isFilled = (row: readonly string[], column: number) => (row[column] ?? '').trim() !== ''
  const own = columns.indexOf('name')
  const isOfContact = names.some((cell, column) => column !== own && isFamilyName.test(cell))
  const isAnyone = first >= 0 && !isOfContact && isNameOfAnyone.test(names[own] ?? '')
  return (row, name) =>
    name === ''
      ? ofPersons.some((column) => isFilled(row, column))
      : isAnyone && isFilled(row, first) && !endsInLegalForm(name)
}

/** The non-blank rows of a sheet below its headings: those of the list, and those left out, each with the reason. */
export function sortRows(plan: ListedRows): SortedRows {
  const { rows, headings, hidden } = plan
  const isHidden = new Set(hidden)
  const names = headings === null ? undefined : rows[headings]
  const unitRow = headings !== null && hasUnitRow(plan) ? headings + 1 : null
  const isGroup = groupsOf(rows)
  const isPerson = personsOf(plan)
  const list = headings === null ? titlesAbove(plan) : headings + 1
  const sorted: SortedRows = { kept: [], leftOut: [] }
  for (let place = headings === null ? 0 : headings + 1; place < rows.length; place++) {
    const row = rows[place] ?? []
    if (!row.some((cell) => cell.trim() !== '')) continue
    const reason =
      place < list
        ? 'note'
        : isHidden.has(place)
          ? 'hidden'
          : isSame(row, names) || place === unitRow
            ? 'headings'
            : reasonOf(row, plan, isGroup, isPerson)
    if (reason === null || plan.takenIn?.includes(reason)) sorted.kept.push(place)
    else sorted.leftOut.push({ place, reason })
  }
  return sorted
}
