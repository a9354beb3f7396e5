import { findRefusal } from '@/lib/server/service/find-refusal'
import { readExtension } from '@/lib/server/service/read-extension'
import { servicePath } from '@/lib/server/service-path'

/** Industries that a category of spend may come from. 501 if the service suggests none. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint/categories/suggestions')
  if (refusal) return refusal
  const category = new URL(request.url).searchParams.get('category') ?? ''
  const path = servicePath('/footprint/categories/suggestions', {}, { category })
  return readExtension(path, 'This service suggests no industries.')
}
