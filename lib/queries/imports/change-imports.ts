import { importPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { parseImport } from '@/lib/views/answers/imports-answer'

export type KeptRow = {
  number: number
  name: string
  country: string | null
  organization_id: number | null
  detail: string | null
}

function post(body: object, signal?: AbortSignal): RequestInit {
  return { ...asJson('POST', body), ...(signal && { signal }) }
}

/** Starts an import. Returns its id, or null if the service stores no imports. */
export async function beginImport(fileName: string | null, signal: AbortSignal): Promise<number | null> {
  try {
    const begun = parseImport(await fetchAnswer(importPaths.imports, post({ file_name: fileName }, signal)))
    if (begun === null) throw unexpectedAnswer('The service answered with something other than an import.')
    return begun.id
  } catch (error) {
    if (error instanceof AnswerError && error.status === 501) return null
    throw error
  }
}

/** The most that the service takes in one request. */
export const mostKeptRows = 500

/** Reports the outcome of rows, at most `mostKeptRows`; reporting it again is safe. */
export async function keepImportRows(id: number, rows: readonly KeptRow[], signal: AbortSignal): Promise<void> {
  await fetchAnswer(importPaths.importRows(id), post({ rows }, signal))
}

/** Reports that all rows were sent. With `replaces` it replaces that import. Resolves to the number of removed organizations. */
export async function completeImport(id: number, replaces: number | null, signal: AbortSignal): Promise<number> {
  const body = replaces === null ? {} : { replaces }
  return countOf(await fetchAnswer(importPaths.importComplete(id), post(body, signal)))
}

function countOf(answer: unknown): number {
  const count: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'organizations') : null
  return typeof count === 'number' ? count : 0
}

/** Removes all organizations that the import added. Resolves to their number. */
export async function takeBackImport(id: number): Promise<number> {
  return countOf(await fetchAnswer(importPaths.import(id), { method: 'DELETE' }))
}

/** Restores them. Resolves to their number. */
export async function restoreImport(id: number): Promise<number> {
  return countOf(await fetchAnswer(importPaths.importRestore(id), post({})))
}
