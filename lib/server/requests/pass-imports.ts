import 'server-only'
import { answerError, answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { answerExtension, readExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { ListImportEnd, ListImportQuery, NewListImport } from '@/service/contract/list-import'
import { readBody } from './read-body'
import { whoAsks } from './who-asks'

const noImports = 'This service keeps no imports.'
const largestRows = 2 * 1024 * 1024

export function readImports(): Promise<Response> {
  return readExtension(servicePath('/imports'), noImports)
}

/** Starts an import. Its author is taken from the session, whatever the browser sends. */
export async function beginImport(request: Request): Promise<Response> {
  const read = await readBody(request, NewListImport)
  if (read instanceof Response) return read
  const body = JSON.stringify({ file_name: read.file_name, ...(await whoAsks(request)) })
  return answerExtension(await askService({ method: 'POST', path: servicePath('/imports'), body }), noImports)
}

/** One import with a page of its rows. */
export async function readImport(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const { searchParams } = new URL(request.url)
  const query = ListImportQuery.safeParse(Object.fromEntries(searchParams))
  if (!query.success) return answerError(400, 'Bad request', 'A parameter is not of its form')
  return readExtension(servicePath('/imports/{id}', { id }, searchParams), noImports, true)
}

/** Forwards the outcome of rows unchanged: the service parses it by the same contract. */
export async function keepImportRows(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  }
  if (Number(request.headers.get('content-length') ?? 0) > 4 * largestRows) {
    return answerError(413, 'Too large', `The body may have ${largestRows} characters`)
  }
  const body = await request.text()
  if (body.length > largestRows) return answerError(413, 'Too large', `The body may have ${largestRows} characters`)
  return answerExtension(
    await askService({ method: 'POST', path: servicePath('/imports/{id}/rows', { id }), body }),
    noImports,
    true,
  )
}

/** Reports that all rows were sent. */
export async function completeImport(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const read = await readBody(request, ListImportEnd)
  if (read instanceof Response) return read
  const path = servicePath('/imports/{id}/complete', { id })
  return answerExtension(await askService({ method: 'POST', path, body: JSON.stringify(read) }), noImports, true)
}

/** Reverts an import, or restores what that removed. */
export async function moveImport(id: string, what: 'take_back' | 'restore'): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const answer =
    what === 'take_back'
      ? await askService({ method: 'DELETE', path: servicePath('/imports/{id}', { id }) })
      : await askService({ method: 'POST', path: servicePath('/imports/{id}/restore', { id }), body: '{}' })
  return answerExtension(answer, noImports, true)
}
