import 'server-only'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { answerExtension, readExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { DocumentConfirmation, FigureVerdict } from '@/service/contract/documents/document'
import { readBody } from './read-body'
import { whoAsks } from './who-asks'

export const noReports = 'This service reads no reports.'

/** The reports of an organization, or one with its figures. */
export async function readDocuments(id: string, documentId?: string): Promise<Response> {
  if (!areIds(id, documentId ?? '1')) return answerNotFound(id)
  const path =
    documentId === undefined
      ? servicePath('/organizations/{id}/documents', { id })
      : servicePath('/organizations/{id}/documents/{documentId}', { id, documentId })
  return readExtension(path, noReports, true)
}

/** Removes or restores a report. */
export async function changeDocument(id: string, documentId: string, what: 'remove' | 'restore'): Promise<Response> {
  if (!areIds(id, documentId)) return answerNotFound(id)
  const document = { id, documentId }
  const answer =
    what === 'remove'
      ? await askService({
          method: 'DELETE',
          path: servicePath('/organizations/{id}/documents/{documentId}', document),
        })
      : await askService({
          method: 'POST',
          path: servicePath('/organizations/{id}/documents/{documentId}/restore', document),
          body: '{}',
        })
  return answerExtension(answer, noReports, true)
}

/** Forwards that a person says whose report it is. The author is taken from the session, whatever the browser says. */
export async function confirmDocument(
  request: Request,
  { id, documentId }: { id: string; documentId: string },
): Promise<Response> {
  if (!areIds(id, documentId)) return answerNotFound(id)
  const read = await readBody(request, DocumentConfirmation)
  if (read instanceof Response) return read
  const body = JSON.stringify({ is_own: read.is_own, ...(await whoAsks(request)) })
  const path = servicePath('/organizations/{id}/documents/{documentId}/confirmation', { id, documentId })
  return answerExtension(await askService({ method: 'POST', path, body }), noReports, true)
}

/** Forwards a person's decision about a figure. The author is taken from the session, whatever the browser says. */
export async function decideFigure(
  request: Request,
  { id, documentId, figureId }: { id: string; documentId: string; figureId: string },
): Promise<Response> {
  if (!areIds(id, documentId, figureId)) return answerNotFound(id)
  const read = await readBody(request, FigureVerdict)
  if (read instanceof Response) return read
  const { by: _claimed, ...verdict } = read
  const body = JSON.stringify({ ...verdict, ...(await whoAsks(request)) })
  const path = servicePath('/organizations/{id}/documents/{documentId}/figures/{figureId}', {
    id,
    documentId,
    figureId,
  })
  return answerExtension(await askService({ method: 'POST', path, body }), noReports, true)
}
