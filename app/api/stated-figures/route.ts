import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Keeps the figures of a sheet, each row taken or refused by itself. 501 where the service keeps none. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/stated-figures')
  if (refusal) return refusal
  const notOffered = 'This service keeps no figures that are stated to a project.'
  return sendAsReader(request, { method: 'POST', path: '/stated-figures/batch', notOffered, largestBody: 200_000 })
}
