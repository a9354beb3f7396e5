import { Commitment, Disclosure } from '@/service/reference/records'
import type { PlainRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { type Mutated, mutateRows } from './mutate-rows'
import { pick, seededRandom } from './seeded-random'

export type Tables = Readonly<Record<string, readonly PlainRow[]>>

/** What to damage, and how to find the records that the damage may have affected. */
export type Subject<Result> = {
  tables: Tables
  /** Counted from 1. */
  headingRows: Readonly<Record<string, number>>
  read: (tables: Tables) => Result
  /** The entity that every row is about, by row number: the row itself, a company, a site. Records of the same entity may change with the row. */
  entityOf: (table: string, rows: readonly PlainRow[]) => ReadonlyMap<number, string>
  /** Parts of a reading by a stable key, each with the entities it depends on. */
  parts: (result: Result) => ReadonlyMap<string, { value: unknown; entities: readonly string[] }>
  /** Checks rules that hold for every reading; returns the violations. */
  faults: (result: Result) => string[]
  /** Damages a table in another way than as rows of cells. */
  mutate?: Readonly<Record<string, (random: () => number, rows: readonly PlainRow[]) => Mutated<PlainRow>>>
}

const rounds = 1_000

/**
 * Damages the subject 1,000 times, each time starting from the undamaged one, and collects failures: an error that is no
 * SourceFileError, an invalid figure, a changed record of undamaged rows. `refused` and `read` count the two acceptable outcomes.
 */
export function surviveMutations<Result>(subject: Subject<Result>, seed: number) {
  const random = seededRandom(seed)
  const names = Object.keys(subject.tables)
  const baseline = [...subject.parts(subject.read(subject.tables))].map(([key, { value, entities }]) => ({
    key,
    text: JSON.stringify(value),
    entities,
  }))
  const end = { refused: 0, read: 0, wrong: [] as string[] }
  for (let round = 0; round < rounds; round++) {
    const name = pick(random, names)
    const rows = subject.tables[name] ?? []
    const mutate = subject.mutate?.[name] ?? ((next, table) => mutateRows(next, table, subject.headingRows[name] ?? 1))
    const mutated = mutate(random, rows)
    try {
      const result = subject.read({ ...subject.tables, [name]: mutated.rows })
      const reached = entitiesReached(subject, name, rows, mutated)
      const wrong = [...subject.faults(result), ...differences(baseline, subject.parts(result), reached)]
      if (wrong.length === 0) end.read += 1
      else end.wrong.push(`${name}, ${mutated.damage}: ${wrong.slice(0, 2).join('; ')}`)
    } catch (error) {
      if (error instanceof SourceFileError && /^[^,]+, .+: .+/s.test(error.message)) end.refused += 1
      else end.wrong.push(`${name}, ${mutated.damage}: ${String(error)}`)
    }
  }
  return end
}

function entitiesReached<Result>(
  { entityOf }: Subject<Result>,
  name: string,
  rows: readonly PlainRow[],
  { rows: after, touched }: Mutated<PlainRow>,
): ReadonlySet<string> | 'all' {
  if (touched === 'all') return 'all'
  const [before, now] = [entityOf(name, rows), entityOf(name, after)]
  const reached = new Set<string>()
  for (const row of new Set([...before.keys(), ...now.keys()])) {
    if (!touched.has(row) && before.get(row) === now.get(row)) continue
    for (const entity of [before.get(row), now.get(row)]) if (entity !== undefined) reached.add(entity)
  }
  return reached
}

function differences(
  baseline: readonly { key: string; text: string; entities: readonly string[] }[],
  now: ReturnType<Subject<unknown>['parts']>,
  reached: ReadonlySet<string> | 'all',
): string[] {
  if (reached === 'all') return []
  return baseline.flatMap(({ key, text, entities }) => {
    if (entities.length === 0 || entities.some((entity) => reached.has(entity))) return []
    return JSON.stringify(now.get(key)?.value) === text ? [] : [`${key} reads otherwise`]
  })
}

/** For lists with one row per company: each row is an entity of its own. */
export function rowByRow(_table: string, rows: readonly PlainRow[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ row }) => [row, String(row)]))
}

/** Returns records by id, each depending on the rows named by its figures and its commitment. */
export function recordsByRow({ records }: SourceReading) {
  return recordsBy(({ commitment, disclosures }) =>
    [commitment?.place.row, ...disclosures.flatMap(({ printed }) => printed.map(({ place }) => place.row))].flatMap(
      (row) => (row === undefined ? [] : [String(row)]),
    ),
  )({ records, refused: [] })
}

/** Returns records by id, each depending on the entities that `entitiesOf` returns. */
export function recordsBy(entitiesOf: (record: SourceRecord) => readonly string[]) {
  return ({ records }: SourceReading) =>
    new Map(records.map((record) => [record.recordId, { value: record, entities: entitiesOf(record) }]))
}

/** Finds violations in any reading: a record that the schema of the compiled data refuses, a figure below 0 or not a number. */
export function faultsOfRecords({ records }: SourceReading): string[] {
  return records.flatMap((record) => {
    const text = JSON.stringify(record)
    if (sound.has(text)) return []
    const faults = faultsOf(record, text)
    if (faults.length === 0) sound.add(text)
    return faults
  })
}

/** Records already checked; most records of a reading are the same as in the reading before. */
const sound = new Set<string>()

function faultsOf({ recordId, name, sizeUsd, disclosures, commitment }: SourceRecord, text: string): string[] {
  if (/\\u0000|\\ud800/.test(text)) return ['a invalid character']
  return [
    ...(recordId === '' || name === '' ? ['a record without id or name'] : []),
    ...(sizeUsd !== null && !(Number.isFinite(sizeUsd) && sizeUsd > 0) ? [`${recordId}: size ${sizeUsd}`] : []),
    ...[
      ...disclosures.map((row) => [Disclosure, row] as const),
      ...(commitment ? [[Commitment, commitment] as const] : []),
    ]
      .map(([schema, row]) => schema.safeParse({ companyId: 1, ...row }))
      .flatMap((result) => (result.success ? [] : [`${recordId}: ${result.error.issues[0]?.path.join('.')}`])),
  ]
}
