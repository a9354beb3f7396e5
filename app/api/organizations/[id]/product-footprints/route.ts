import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

type Context = RouteContext<'/api/organizations/[id]/product-footprints'>

/** The service takes 4 MB, including the wrapping around the document. */
const largestBody = 4 * 1024 * 1024

/** The product footprints that the organization shares with the project. 501 if the service stores none. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/organizations/[id]/product-footprints')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  return readExtension(
    servicePath('/organizations/{id}/product-footprints', { id }),
    notOffered.productFootprints,
    true,
  )
}

export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/product-footprints')
  if (refusal) return refusal
  const { id } = await context.params
  if (!areIds(id)) return answerNotFound(id)
  const path = servicePath('/organizations/{id}/product-footprints', { id })
  return sendAsReader(request, { method: 'POST', path, notOffered: notOffered.productFootprints, largestBody })
}
