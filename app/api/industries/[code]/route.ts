import { answerNotFound } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

/** One industry. 501 if the service has no single ones, 404 if it does not have this one. */
export async function GET(request: Request, context: RouteContext<'/api/industries/[code]'>): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/industries/[code]')
  if (refusal) return refusal
  const { code } = await context.params
  if (!/^\w{1,10}$/.test(code)) return answerNotFound(code)
  return readExtension(
    servicePath('/industries/{code}', { code }),
    'This service does not tell of single industries.',
    true,
  )
}
