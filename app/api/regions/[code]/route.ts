import { answerNotFound } from '@/lib/server/answer-browser'
import { readExtension } from '@/lib/server/read-extension'

/** One country. 501 where the service has none, 404 where it has no such country. */
export async function GET(_request: Request, context: RouteContext<'/api/regions/[code]'>): Promise<Response> {
  const { code } = await context.params
  if (!/^[A-Za-z]{2}$/.test(code)) return answerNotFound(code)
  return readExtension(`/regions/${code}`, 'This service does not tell of single countries.', true)
}
