import { sendAsReader } from '@/lib/server/requests/send-as-reader'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { filterNames, readListParameters } from '@/lib/server/service/list-parameters'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

const notOffered = 'This service keeps no footprints.'

/** The kept footprints. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint/kept')
  return refusal ?? readExtension(servicePath('/footprint/kept'), notOffered)
}

/** Keeps the footprint for these parameters, with its author. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/footprint/kept')
  if (refusal) return refusal
  const parameters = readListParameters(request.url, [...filterNames, 'currency', 'year'])
  return sendAsReader(request, { method: 'POST', path: servicePath('/footprint/kept', {}, parameters), notOffered })
}
