import { changeNotes } from '@/lib/server/change-notes'

export async function PUT(
  request: Request,
  context: RouteContext<'/api/organizations/[id]/problems/[problemId]'>,
): Promise<Response> {
  const { id, problemId } = await context.params
  return changeNotes(request, { id, what: 'problems', item: problemId })
}
