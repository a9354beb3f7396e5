import { findRefusal } from '@/lib/server/service/find-refusal'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

const mostLetters = 200

/** Known companies by typed text; 501 if the service cannot be searched. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/companies')
  if (refusal) return refusal
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const query = new URLSearchParams({ q: [...typed.trim()].slice(0, mostLetters).join('') })
  return readExtension(
    servicePath('/companies/search', {}, query),
    'The known companies of this service cannot be searched.',
  )
}
