import { beginImport, readImports } from '@/lib/server/requests/pass-imports'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** The imported lists. 501 if the service stores none. */
export async function GET(request: Request): Promise<Response> {
  return (await findRefusal(request, 'GET /api/imports')) ?? readImports()
}

/** Starts an import. 501 as above. */
export async function POST(request: Request): Promise<Response> {
  return (await findRefusal(request, 'POST /api/imports')) ?? beginImport(request)
}
