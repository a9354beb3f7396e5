import { changeMatch } from '@/lib/server/change-match'

type Context = RouteContext<'/api/organizations/[id]/merge'>

export async function POST(request: Request, context: Context): Promise<Response> {
  return changeMatch(request, (await context.params).id, 'merge')
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  return changeMatch(request, (await context.params).id, 'merge')
}
