import { moveImport, readImport } from '@/lib/server/requests/pass-imports'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/imports/[id]'>

/** One import with the present state of its rows. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/imports/[id]')
  return refusal ?? readImport(request, (await context.params).id)
}

/** Reverts it entirely. */
export async function DELETE(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'DELETE /api/imports/[id]')
  return refusal ?? moveImport((await context.params).id, 'take_back')
}
