import { answerBrowser, answerNotFound } from '@/lib/server/answer-browser'
import { askService } from '@/lib/server/service-client'
import { isOrganization } from '@/lib/views/organization-answer'

/** One organization, its money in `currency`. */
export async function GET(request: Request, context: RouteContext<'/api/organizations/[id]'>): Promise<Response> {
  const { id } = await context.params
  // "." and ".." would lead to another path of the service, and no id looks like that.
  if (!/^[\w-]{1,64}$/.test(id)) return answerNotFound(id)
  const currency = new URL(request.url).searchParams.get('currency')
  const query = currency ? `?currency=${encodeURIComponent(currency)}` : ''
  return answerBrowser(
    await askService({
      method: 'GET',
      path: `/organizations/${encodeURIComponent(id)}${query}`,
      ifNoneMatch: request.headers.get('if-none-match'),
    }),
    isOrganization,
  )
}
