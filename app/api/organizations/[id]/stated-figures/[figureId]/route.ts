import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/stated-figures/[figureId]'>

/** Decides on a figure that the organization itself answered. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/stated-figures/[figureId]')
  if (refusal) return refusal
  const { id, figureId } = await context.params
  if (!areIds(id, figureId)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/stated-figures/{figureId}', { id, figureId })
  return sendAsReader(request, { method: 'POST', path, notOffered: notOffered.statedFigures })
}

/** Removes a figure that the team entered. */
export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/organizations/[id]/stated-figures/[figureId]')
  if (refusal) return refusal
  const { id, figureId } = await context.params
  if (!areIds(id, figureId)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/stated-figures/{figureId}', { id, figureId })
  return answerExtension(await askService({ method: 'DELETE', path }), notOffered.statedFigures, true)
}
