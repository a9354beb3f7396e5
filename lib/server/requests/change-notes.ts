import 'server-only'
import { answerBrowser, answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { askService } from '@/lib/server/service/service-client'
import { type ServicePath, servicePath } from '@/lib/server/service-path'
import { readFields } from './read-body'
import { whoAsks } from './who-asks'

const largestBody = 20_000
/** The service's limit in characters. */
const longestAuthor = 200

/** Forwards what somebody writes about an organization: a note, or a problem with a figure. */
export async function addNote(request: Request, id: string, what: 'problems' | 'annotations'): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const read = await readFields(request, largestBody)
  if (read instanceof Response) return read
  const body = JSON.stringify(await sign(request, read))
  return answerBrowser(
    await askService({ method: 'POST', path: servicePath(`/organizations/{id}/${what}`, { id }), body }),
  )
}

async function put(request: Request, path: ServicePath<'PUT'>): Promise<Response> {
  const read = await readFields(request, largestBody)
  if (read instanceof Response) return read
  return answerBrowser(await askService({ method: 'PUT', path, body: JSON.stringify(read) }))
}

/** Forwards a change of a note, or with DELETE its removal. */
export async function changeAnnotation(request: Request, id: string, annotationId: string): Promise<Response> {
  if (!areIds(id, annotationId)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/annotations/{annotationId}', { id, annotationId })
  return request.method === 'DELETE' ? answerBrowser(await askService({ method: 'DELETE', path })) : put(request, path)
}

/** Forwards a change of a problem: that it is solved, or what it is about. */
export async function changeProblem(request: Request, id: string, problemId: string): Promise<Response> {
  if (!areIds(id, problemId)) return answerNotFound(id)
  return put(request, servicePath('/organizations/{id}/problems/{problemId}', { id, problemId }))
}

/** The author is taken from the session, whatever the browser sends. */
async function sign(request: Request, { author: _claimed, ...fields }: Record<string, unknown>): Promise<object> {
  const { by } = await whoAsks(request)
  return { ...fields, ...(by !== undefined && { author: by.slice(0, longestAuthor) }) }
}
