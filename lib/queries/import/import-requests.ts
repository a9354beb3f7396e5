import { paths } from '@/lib/paths'
import { fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { readChecks, readResults, readStatuses } from '@/lib/views/answers/batch-answer'
import type { Check, RowResult } from '@/lib/views/import/import-job'

/** A body of POST /organizations; all fields but `own_data` are texts. */
export type Body = Readonly<Record<string, unknown>>

function expected<Read>(read: Read | null): Read {
  if (read === null) throw unexpectedAnswer('The service answered with something unexpected.')
  return read
}

function post(path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
  return fetchAnswer(path, { ...asJson('POST', body), signal })
}

/** Checks what registering these rows would do; outcomes in row order. AnswerError with status 501 if the service has no batches. */
export async function askChecks(rows: readonly Body[], signal: AbortSignal): Promise<Check[]> {
  return expected(readChecks(await post(`${paths.api.batch}?dry_run=true`, { rows }, signal), rows.length))
}

/** Registers these rows; outcomes in row order. AnswerError with status 501 if the service has no batches. */
export async function askResults(rows: readonly Body[], signal: AbortSignal): Promise<RowResult[]> {
  return expected(readResults(await post(paths.api.batch, { rows }, signal), rows.length))
}

/** How far the research of these organizations is. AnswerError with status 501 if the service cannot say for many at once. */
export async function askStatuses(ids: readonly number[], signal: AbortSignal): Promise<Map<number, string>> {
  return expected(readStatuses(await fetchAnswer(`${paths.api.batch}?ids=${ids.join(',')}`, { signal })))
}

function readOne(answer: unknown): { id: number; status: string } | null {
  if (typeof answer !== 'object' || answer === null) return null
  const [id, status] = [Number(Reflect.get(answer, 'id')), Reflect.get(answer, 'status')]
  return Number.isSafeInteger(id) ? { id, status: typeof status === 'string' ? status : 'created' } : null
}

/** Registers one organization. The published interface does not say whether it was registered before. */
export async function askResult(body: Body, signal: AbortSignal): Promise<RowResult> {
  const { id, status } = expected(readOne(await post(paths.api.organizations, body, signal)))
  return { kind: 'registered', id, isNew: null, status }
}

export async function askStatus(id: number, signal: AbortSignal): Promise<string> {
  return expected(readOne(await fetchAnswer(paths.api.organization(id), { signal }))).status
}
