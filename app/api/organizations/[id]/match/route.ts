import { changeMatch } from '@/lib/server/change-match'

type Context = RouteContext<'/api/organizations/[id]/match'>

export async function POST(request: Request, context: Context): Promise<Response> {
  return changeMatch(request, (await context.params).id, 'match')
}

export async function DELETE(request: Request, context: Context): Promise<Response> {
  return changeMatch(request, (await context.params).id, 'match')
}
