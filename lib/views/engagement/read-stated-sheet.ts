import { unguardCell } from '@/lib/sheets/write-csv'
import type { Assurance } from '@/lib/views/engagement/assurances'
import { foldHeading, readHeading } from '@/lib/views/import/column-headings'
import { type DecimalSign, decimalSignOf, readAmount } from '@/lib/views/import/read-amount'

/** A row as POST /stated-figures/batch expects it. */
export type StatedRow = {
  name?: string
  external_id?: string
  lei_number?: string
  year: number
  scope: string
  value: number
  unit: string
  method?: string
  assurance?: Assurance
}

/** Why a row of the sheet was not sent. */
export type StatedFault = 'noOrganization' | 'noYear' | 'noScope' | 'noValue' | 'noUnit' | 'noAssurance'

/** `number` of a row counts the heading row, as in a spreadsheet. */
export type StatedSheet = {
  rows: { number: number; row: StatedRow }[]
  faults: { number: number; fault: StatedFault }[]
  /** Neither a column nor a heading gives a unit: all values were read as tonnes. */
  isUnitAssumed: boolean
}

type Column = 'name' | 'external_id' | 'lei_number' | 'year' | 'scope' | 'value' | 'unit' | 'method' | 'assurance'

/** Headings in English, German, French, Swedish and Japanese, as `foldHeading` writes them. */
const headings: Readonly<Record<Exclude<Column, 'name' | 'external_id' | 'lei_number'>, string>> = {
  year: 'year reportingyear jahr berichtsjahr annee anneedereference ar rapporteringsar 年 年度 対象年',
  scope: 'scope scopes umfang perimetre omfattning スコープ 区分',
  value:
    'value amount emissions emission emissionen wert menge valeur quantite emissionsdeges varde mangd utslapp 値 排出量 数量',
  unit: 'unit units einheit unite enhet 単位',
  method: 'method methodology methode methodik methodologie metod 方法 算定方法',
  assurance: 'assurance assured verification verified prufung gepruft verifie bestyrkande bestyrkt 保証 第三者保証',
}

/** "Emissions (t CO2e)" is the value with its unit. */
const unitInHeading = /\(?\b(kg|t|kt|Mt)\b\s*(?:CO2e?|CO₂e?)?/

/** The rows of a sheet whose first row has the headings; null if required columns are missing. */
export function readStatedSheet(rows: readonly (readonly string[])[], usual: DecimalSign): StatedSheet | null {
  const [head = [], ...body] = rows
  const columns = head.map(columnOf)
  const has = (column: Column) => columns.includes(column)
  const isWho = has('name') || has('external_id') || has('lei_number')
  if (!isWho || !has('year') || !has('scope') || !has('value')) return null
  const valueColumn = columns.indexOf('value')
  const headed = unitInHeading.exec(head[valueColumn] ?? '')?.[1] ?? null
  const decimal = decimalSignOf(
    body.map((row) => row[valueColumn] ?? ''),
    usual,
  )
  const sheet: StatedSheet = { rows: [], faults: [], isUnitAssumed: headed === null && !has('unit') }
  for (const [place, cells] of body.entries()) {
    const cell = (column: Column) => unguardCell(cells[columns.indexOf(column)] ?? '').trim()
    if (cells.every((one) => one.trim() === '')) continue
    const read = readRow(cell, { decimal, unit: headed ?? 't', hasUnit: has('unit') })
    if (typeof read === 'string') sheet.faults.push({ number: place + 2, fault: read })
    else sheet.rows.push({ number: place + 2, row: read })
  }
  return sheet
}

function columnOf(heading: string): Column | null {
  const folded = foldHeading(heading.replace(unitInHeading, ''))
  const own = (Object.keys(headings) as (keyof typeof headings)[]).find((column) =>
    headings[column].split(/\s+/).some((word) => foldHeading(word) === folded),
  )
  if (own !== undefined) return own
  const known = readHeading(heading)?.field ?? null
  return known === 'name' || known === 'external_id' || known === 'lei_number' ? known : null
}

type Reading = { decimal: DecimalSign; unit: string; hasUnit: boolean }

function readRow(cell: (column: Column) => string, { decimal, unit, hasUnit }: Reading): StatedRow | StatedFault {
  const who = Object.fromEntries(
    (['external_id', 'lei_number', 'name'] as const).flatMap((column) =>
      cell(column) === '' ? [] : [[column, cell(column)]],
    ),
  )
  if (Object.keys(who).length === 0) return 'noOrganization'
  const year = Number(/^(?:FY\s*)?((?:19|20)\d{2})$/i.exec(cell('year').normalize('NFKC'))?.[1] ?? 0)
  if (year === 0) return 'noYear'
  const scope = readScope(cell('scope'))
  if (scope === null) return 'noScope'
  const amount = readAmount(cell('value'), decimal)
  if (amount === null || amount.currency !== null || amount.amount < 0) return 'noValue'
  const stated = hasUnit && cell('unit') !== '' ? readUnit(cell('unit')) : unit
  if (stated === null) return 'noUnit'
  const assurance = readAssurance(cell('assurance'))
  if (assurance === undefined) return 'noAssurance'
  return {
    ...who,
    year,
    scope,
    value: amount.amount,
    unit: stated,
    ...(cell('method') !== '' && { method: cell('method') }),
    ...(assurance !== null && { assurance }),
  }
}

/** Words, one per language, that mean a share allocated to the customer. */
const allocated = /alloc|zugerech|zugeordnet|attribu|f[oö]rdela|配分/

/** Reads "Scope 2 (market-based)", "3.4", "Scope 3 category 6", "1+2", "allocated"; null for any other text. */
export function readScope(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/スコープ/g, 'scope')
    .trim()
  const isBoth = /1\s*(?:\+|&|,|and|und|et|och|・|、)\s*2/.test(words)
  if (allocated.test(words)) return isBoth ? 'allocated_1+2' : 'allocated'
  if (isBoth) return /3/.test(words.replace(/1\D*2/, '')) ? null : '1+2'
  const category =
    /^(?:scope)?\s*3\s*(?:[.,]|\D*(?:category|kategorie|cat[ée]gorie|kategori|カテゴリー?)\s*)(\d{1,2})\b/.exec(
      words,
    )?.[1]
  if (category !== undefined) return Number(category) >= 1 && Number(category) <= 15 ? `3.${Number(category)}` : null
  const isTwo = /^(?:scope)?\s*2(?!\d)/.test(words)
  if (isTwo && /mb\b|mark|march|マーケット|市場/.test(words)) return '2mb'
  if (isTwo && /lb\b|loca|standort|lieu|plats|ロケーション/.test(words)) return '2lb'
  return /^(?:scope)?\s*([123])$/.exec(words)?.[1] ?? null
}

function readUnit(text: string): string | null {
  const unit = text
    .normalize('NFKC')
    .replace(/\s*(?:CO2e?q?|CO₂e?)\s*$/i, '')
    .trim()
  if (/^Mt$/.test(unit)) return 'Mt'
  const names: Readonly<Record<string, string>> = { kg: 'kg', t: 't', tonnes: 't', tonne: 't', tons: 't', kt: 'kt' }
  return names[unit.toLowerCase()] ?? null
}

/** Undefined for a text that is not a known level of assurance. */
function readAssurance(text: string): Assurance | null | undefined {
  const words = text.normalize('NFKC').toLowerCase().trim()
  if (words === '') return null
  if (/limit|begrenz|översiktlig|限定/.test(words)) return 'limited'
  if (/reason|hinreichend|raisonnable|rimlig|合理/.test(words)) return 'reasonable'
  if (/^(no|none|not assured|nein|keine?|non|aucune|nej|ingen|なし|いいえ|false|0)$/.test(words)) return 'none'
  if (/^(yes|assured|verified|ja|geprüft|oui|vérifiée?|bestyrkt|あり|はい|true|1|x)$/.test(words)) return 'unspecified'
  return undefined
}
