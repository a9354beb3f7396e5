import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { findIndustries } from '@/lib/server/service/find-industries'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isWithoutList } from '@/lib/server/service/is-without-list'
import { readIndustries } from '@/lib/server/service/read-industries'

/** Industries by id and name, for the form's list; with `search` the ones found. 501 if the service has no such list. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/industries')
  if (refusal) return refusal
  const words = new URL(request.url).searchParams.get('search')
  const industries = words === null ? await readIndustries() : await findIndustries(words)
  if (Array.isArray(industries))
    return Response.json({ industries }, { headers: { 'cache-control': 'private, no-store' } })
  if (isWithoutList(industries, Array.isArray)) {
    return answerError(
      501,
      'No list of industries',
      'This service has no list of industries: name the industry in your own words.',
    )
  }
  return answerBrowser(industries, Array.isArray)
}
