import { WIKIDATA_COLUMNS } from '@/service/sources/wikidata/read-wikidata'

/** One statement of P5991 (carbon footprint), entities by their numbers. */
export type FootprintStatement = {
  item: string
  name: string
  isPreferred: boolean
  amount: string
  unit: string
  roles: readonly string[]
  parts: readonly string[]
  /** Empty where the statement has no year. */
  year: string
  reference: string
}

const tonne = 'Q57084755'

const columnOfRole: Readonly<Record<string, Column>> = {
  Q124883250: 's1',
  Q124883301: 's2_unspecified',
  Q124883327: 's2_lb',
  Q124883330: 's2_mb',
  Q124883309: 's3_total',
}
const columns = ['s1', 's2_mb', 's2_lb', 's2_unspecified', 's3_total', 'total_stated'] as const
type Column = (typeof columns)[number]

type Stated = { amount: number; text: string; isPreferred: boolean; isDoubtful: boolean }
type Year = { item: string; name: string; year: string; reference: string; cells: Map<string, Stated> }

/** Rounded parts may differ from their sum by this share without contradiction. */
const rounding = 0.01

/**
 * Joins statements by company and year into the table that the reader expects (service/sources/wikidata). Of two statements of
 * one figure the preferred one counts; where both or neither are preferred, none does. Statements in a unit other than tonnes, or
 * with two roles, are left out and counted in `remarks`.
 */
export function writeFootprints(statements: readonly FootprintStatement[]): { csv: string; remarks: string[] } {
  const years = new Map<string, Year>()
  const left = { unit: 0, role: 0, year: 0, twice: 0 }
  for (const statement of statements) {
    const { item, name, year, reference, amount, isPreferred } = statement
    const place = placeOf(statement)
    if (statement.unit !== tonne) left.unit += 1
    else if (place === null) left.role += 1
    else if (year === '') left.year += 1
    else {
      const key = `${item} ${year}`
      const found: Year = years.get(key) ?? { item, name, year, reference, cells: new Map() }
      years.set(key, { ...found, reference: found.reference || reference })
      const before = found.cells.get(place)
      const one = { amount: Number(amount), text: amount.replace(/^\+/, ''), isPreferred, isDoubtful: false }
      found.cells.set(place, before === undefined ? one : choose(before, one))
    }
  }
  const rows = [...years.values()].toSorted((a, b) =>
    a.item === b.item ? compare(a.year, b.year) : compare(a.item, b.item),
  )
  for (const { cells } of rows) for (const { isDoubtful } of cells.values()) if (isDoubtful) left.twice += 1
  return {
    csv: `${[WIKIDATA_COLUMNS, ...rows.map(toCells)].map((cells) => cells.map(quote).join(',')).join('\n')}\n`,
    remarks: remarksOf(left),
  }
}

function choose(before: Stated, one: Stated): Stated {
  if (before.isPreferred !== one.isPreferred) return before.isPreferred ? before : one
  return before.amount === one.amount ? before : { ...before, isDoubtful: true }
}

/** The column of a statement, or "category Q…" for scope 3; null where it names several. */
function placeOf({ roles, parts }: FootprintStatement): string | null {
  const [role, ...others] = roles
  const [part, ...otherParts] = parts
  if (others.length > 0 || otherParts.length > 0) return null
  if (role === undefined) return part === undefined ? 'total_stated' : null
  const column = columnOfRole[role]
  if (column === undefined) return null
  if (part === undefined) return column
  return column === 's3_total' ? `category ${part}` : null
}

function toCells({ item, name, year, reference, cells }: Year): string[] {
  const believed = new Map([...cells].filter(([, { isDoubtful }]) => !isDoubtful))
  const categories = [...believed].filter(([place]) => place.startsWith('category ')).map(([, { amount }]) => amount)
  const sum = categories.reduce((total, amount) => total + amount, 0)
  const text = (column: Column) => believed.get(column)?.text ?? ''
  return [
    item,
    name,
    year,
    ...columns.slice(0, 5).map(text),
    String(categories.length),
    categories.length === 0 ? '' : String(Number(sum.toPrecision(15))),
    text('total_stated'),
    checkOf(believed, categories.length === 0 ? undefined : sum),
    reference,
  ]
}

/** Whether a stated total equals scopes 1, 2 and 3 together, by either method of scope 2. */
function checkOf(cells: ReadonlyMap<string, Stated>, categories: number | undefined): string {
  const amount = (column: Column) => cells.get(column)?.amount
  const total = amount('total_stated')
  const scope1 = amount('s1')
  const scope3 = amount('s3_total') ?? categories
  const scope2 = [amount('s2_mb'), amount('s2_lb'), amount('s2_unspecified')].filter((one) => one !== undefined)
  if (total === undefined || scope1 === undefined || scope2.length === 0) return ''
  const isEqual = scope2.some(
    (one) => scope3 !== undefined && Math.abs(scope1 + one + scope3 - total) <= total * rounding,
  )
  return isEqual ? 'ok' : 'differs'
}

function remarksOf({ unit, role, year, twice }: Record<'unit' | 'role' | 'year' | 'twice', number>): string[] {
  return [
    ...(unit > 0 ? [`${unit} statements are not in tonnes`] : []),
    ...(role > 0 ? [`${role} statements name no scope that is known, or several`] : []),
    ...(year > 0 ? [`${year} statements name no year`] : []),
    ...(twice > 0 ? [`${twice} figures stand there twice with different amounts of one rank`] : []),
  ]
}

function quote(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""').replace(/[\r\n]+/g, ' ')}"` : cell
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
