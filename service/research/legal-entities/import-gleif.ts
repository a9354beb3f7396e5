import { normalizeName } from '@/service/matching/names/normalize-name'
import { type LegalEntity, readLegalEntities } from '@/service/sources/gleif/read-legal-entities'
import { readParents } from '@/service/sources/gleif/read-parents'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import {
  beginLegalEntityLoad,
  chooseParents,
  compareLegalEntities,
  type EditionChanges,
  findLegalEntityEdition,
  indexLegalEntities,
  insertLegalEntities,
  insertParents,
  type LegalEntityInsert,
  swapLegalEntities,
} from '@/service/storage/companies/legal-entity-load'
import type { Database, Transaction } from '@/service/storage/engine/database'
import { insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { markWithoutCompanyDue } from '@/service/storage/research/research-due'

/** Paths of the golden copy: level 1 (LEI-CDF), and level 2 (RR-CDF), without which parents are unknown. */
export type GleifFiles = { entities: string; parents?: string | undefined }

export type GleifProgress = { step: 'parents' | 'entities' | 'indexes' | 'comparing'; rows: number }

export type GleifImport = EditionChanges & {
  file: string
  publishedAt: Date | null
  entities: number
  /** Entities with at least one parent, and those whose reports contradict each other. */
  withParent: number
  contradictingParents: number
  refusedRows: number
  /** Organizations to be researched again. */
  due: number
  /** The first of the refused rows. */
  refused: { file: string; row: number; reason: string }[]
}

export type GleifImportOptions = {
  clock: () => Date
  onProgress?: (progress: GleifProgress) => void
  /** Accepts a file with far fewer entities than the edition in use. */
  acceptFewer?: boolean
}

type Reading<Row> = { file: string; rows: AsyncIterable<{ rows: Row[]; refused: { row: number; reason: string }[] }> }
type Refusals = Pick<GleifImport, 'refusedRows' | 'refused'>

const rowsInChunk = 4000
const shownRefusals = 20

/**
 * Loads a golden copy into the database in place of the one in use, all or nothing, with constant memory: one chunk is written while the
 * next is read.
 * @throws SourceFileError if a file does not have the published layout, is damaged, has an LEI twice, has more than 1 % refused rows or
 * far fewer entities than the edition in use; the data in use are then unchanged
 */
export function importGleif(database: Database, files: GleifFiles, options: GleifImportOptions): Promise<GleifImport> {
  return database.transaction((transaction) => replace(transaction, files, options))
}

async function replace(db: Transaction, files: GleifFiles, options: GleifImportOptions): Promise<GleifImport> {
  await beginLegalEntityLoad(db)
  const refusals: Refusals = { refusedRows: 0, refused: [] }
  const parentsFile = files.parents === undefined ? null : await loadParents(db, files.parents, refusals, options)
  const parents = await chooseParents(db)
  const { file, entities } = await loadEntities(db, files.entities, refusals, options)
  options.onProgress?.({ step: 'indexes', rows: entities })
  const doubled = await indexLegalEntities(db)
  if (doubled !== null) throw new SourceFileError(file, 'column LEI', `${doubled} is there twice`)
  await refuseFewer(db, file, entities, options.acceptFewer ?? false)
  options.onProgress?.({ step: 'comparing', rows: entities })
  const changes = await compareLegalEntities(db)
  const publishedAt = publishedAtOf(file)
  const loadedAt = options.clock()
  await swapLegalEntities(db, { file, parentsFile, publishedAt, loadedAt, entityCount: entities })
  const details = { source: 'gleif', files: parentsFile === null ? [file] : [file, parentsFile], records: entities }
  await insertAuditEvent(db, { kind: 'edition.imported', by: operator, details, at: loadedAt })
  const due = await markWithoutCompanyDue(db, 'The legal entities of GLEIF were updated')
  return {
    ...changes,
    ...refusals,
    file,
    publishedAt,
    entities,
    due,
    withParent: parents.entities,
    contradictingParents: parents.contradicting,
  }
}

async function loadParents(db: Transaction, path: string, refusals: Refusals, options: GleifImportOptions) {
  const { name, batches } = await readParents(path)
  async function* rows() {
    for await (const { parents, refused } of batches) yield { rows: parents, refused }
  }
  const reading = { file: name, rows: rows() }
  await load(
    reading,
    refusals,
    (chunk) => insertParents(db, chunk),
    (count) => options.onProgress?.({ step: 'parents', rows: count }),
  )
  return name
}

async function loadEntities(db: Transaction, path: string, refusals: Refusals, options: GleifImportOptions) {
  const { name, batches } = await readLegalEntities(path)
  async function* rows() {
    for await (const { entities, refused } of batches) yield { rows: entities.map(toRow), refused }
  }
  const reading = { file: name, rows: rows() }
  const entities = await load(
    reading,
    refusals,
    (chunk) => insertLegalEntities(db, chunk),
    (count) => options.onProgress?.({ step: 'entities', rows: count }),
  )
  if (entities === 0) throw new SourceFileError(name, 'the whole file', 'has no legal entity below its heading')
  return { file: name, entities }
}

/** Writes one chunk while reading the next, never holding more. Returns the number of loaded rows. */
async function load<Row>(
  { file, rows }: Reading<Row>,
  refusals: Refusals,
  insert: (chunk: Row[]) => Promise<void>,
  onLoaded: (rows: number) => void,
): Promise<number> {
  let waiting: Row[] = []
  let loaded = 0
  let refusedHere = 0
  let writing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of rows) {
      for (const refused of batch.refused) {
        refusedHere++
        refusals.refusedRows++
        if (refusals.refused.length < shownRefusals) refusals.refused.push({ file, ...refused })
      }
      waiting.push(...batch.rows)
      if (waiting.length < rowsInChunk) continue
      await writing
      loaded += waiting.length
      onLoaded(loaded)
      writing = insert(waiting)
      // A failure of the write is thrown where it is awaited, above or below.
      writing.catch(() => {})
      waiting = []
    }
    await writing
    if (waiting.length > 0) await insert(waiting)
  } finally {
    // The transaction must not end while a statement runs.
    await writing.catch(() => {})
  }
  loaded += waiting.length
  refuseTooMany(file, loaded, refusedHere, refusals)
  onLoaded(loaded)
  return loaded
}

/** Single bad rows are the publisher's errors; many mean that a column has changed its meaning. */
function refuseTooMany(file: string, loaded: number, refused: number, { refused: first }: Refusals): void {
  if (refused <= 10 || refused * 100 <= loaded + refused) return
  throw new SourceFileError(
    file,
    'the whole file',
    `${refused} of ${loaded + refused} rows cannot be used; the first: row ${first[0]?.row}, ${first[0]?.reason}`,
  )
}

/** Every LEI ever published stays in the golden copy, so a smaller file is incomplete (a delta, or truncated). */
async function refuseFewer(db: Transaction, file: string, entities: number, acceptFewer: boolean): Promise<void> {
  const current = await findLegalEntityEdition(db, 'current')
  if (acceptFewer || current === null || entities >= 0.95 * current.entityCount) return
  throw new SourceFileError(
    file,
    'the whole file',
    `has ${entities} legal entities and the edition in use ${current.entityCount}: a part of a golden copy does not replace it`,
  )
}

function toRow(entity: LegalEntity): LegalEntityInsert {
  return {
    lei: entity.lei,
    name: entity.name,
    other_names: entity.otherNames,
    name_key: normalizeName(entity.name),
    country: entity.country,
    // As everywhere in the service: "CA" for "US-CA".
    subregion: entity.subregion === null ? null : entity.subregion.slice(3),
    legal_country: entity.legalCountry,
    status: entity.status,
    registration_status: entity.registrationStatus,
    category: entity.category,
    legal_form: entity.legalForm,
    updated_at: entity.updatedAt,
  }
}

/** "20260911-1600-gleif-goldencopy-lei2-golden-copy.csv" was published at 16:00 UTC. */
function publishedAtOf(file: string): Date | null {
  const parts = file.match(/^(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})-gleif-goldencopy-/)
  if (parts === null) return null
  const [, year, month, day, hour, minute] = parts
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  return Number.isNaN(at.getTime()) ? null : at
}
