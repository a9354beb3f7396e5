import { decideFigure } from '@/lib/server/requests/change-document'
import { findRefusal } from '@/lib/server/service/find-refusal'

type Context = RouteContext<'/api/organizations/[id]/documents/[documentId]/figures/[figureId]'>

export async function POST(request: Request, context: Context): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/[id]/documents/[documentId]/figures/[figureId]')
  if (refusal) return refusal
  return decideFigure(request, await context.params)
}
