import { ServiceError } from '@/service/errors'
import { type GleifImport, importGleif } from '@/service/research/legal-entities/import-gleif'
import { rollBackGleif } from '@/service/research/legal-entities/roll-back-gleif'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { insertFailure } from '@/service/storage/editions/source-editions'
import type { Database } from '@/service/storage/engine/database'

type GleifOptions = { clock: () => Date; allowShrink: boolean; print: (line: string) => void }

/**
 * Imports a golden copy: the level 1 file and, for parents, the level 2 file. Prints the progress; returns lines that describe
 * the outcome. Throws ServiceError `bad_request` when it is refused, which is stored as the source's last failure.
 */
export async function importGleifFiles(
  database: Database,
  paths: readonly string[],
  { clock, allowShrink, print }: GleifOptions,
): Promise<string[]> {
  const [entities, parents, ...others] = paths
  if (entities === undefined || others.length > 0) {
    throw new ServiceError('bad_request', 'gleif is read from the level 1 file and, for parents, the level 2 file')
  }
  const onProgress = createProgress(print)
  try {
    const files = { entities, parents }
    return describe(await importGleif(database, files, { clock, acceptFewer: allowShrink, onProgress }))
  } catch (error) {
    if (!(error instanceof SourceFileError)) throw error
    await insertFailure(database, { source: 'gleif', files: [], reason: error.message, at: clock() })
    throw new ServiceError('bad_request', `Stopped, the data in use is unchanged. ${error.message}`, { cause: error })
  }
}

/** Returns to the previous golden copy. Throws ServiceError `bad_request` where there is none. */
export async function rollBackGleifFiles(database: Database, clock: () => Date): Promise<string[]> {
  const done = await rollBackGleif(database, clock)
  if (done === null) throw new ServiceError('bad_request', 'gleif has no edition before the one in use')
  return ['gleif: the edition before is in use again', describeDue(done.due)]
}

function describeDue(due: number): string {
  return `${due} organizations without a known company are researched again`
}

function describe(result: GleifImport): string[] {
  const published = result.publishedAt?.toISOString() ?? 'a time its name does not say'
  return [
    `${result.file}, published ${published}: ${result.entities} legal entities, ${result.withParent} with a parent`,
    `added ${result.added}, changed ${result.changed}, removed ${result.removed}, refused ${result.refusedRows}`,
    `parents left unknown because reports contradict each other: ${result.contradictingParents}`,
    ...result.refused.map(({ file, row, reason }) => `  refused: ${file}, row ${row}: ${reason}`),
    describeDue(result.due),
  ]
}

/** Prints a line for each 200,000 rows of a step. */
function createProgress(print: (line: string) => void): (progress: { step: string; rows: number }) => void {
  const start = Date.now()
  let shown = ''
  return ({ step, rows }) => {
    const mark = `${step}, ${Math.floor(rows / 200_000)}`
    if (mark !== shown) print(`${Math.round((Date.now() - start) / 1000)} s: ${step}, ${rows} rows`)
    shown = mark
  }
}
