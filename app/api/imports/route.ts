import { beginImport, readImports } from '@/lib/server/requests/pass-imports'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** The lists that were imported. 501 where the service keeps none. */
export async function GET(request: Request): Promise<Response> {
  return (await findRefusal(request, 'GET /api/imports')) ?? readImports()
}

/** Begins to keep an import. 501 as above. */
export async function POST(request: Request): Promise<Response> {
  return (await findRefusal(request, 'POST /api/imports')) ?? beginImport(request)
}
