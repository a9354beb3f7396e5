import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { servicePath } from '@/lib/server/service-path'

/** Stores the figures of a sheet; each row is accepted or refused separately. 501 if the service stores none. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/stated-figures')
  if (refusal) return refusal
  return sendAsReader(request, {
    method: 'POST',
    path: servicePath('/stated-figures/batch'),
    notOffered: notOffered.statedFigures,
    largestBody: 200_000,
  })
}
