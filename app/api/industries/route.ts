import { answerBrowser, answerError } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { isWithoutList } from '@/lib/server/service/is-without-list'
import { readIndustries } from '@/lib/server/service/read-industries'

/** Industries by id and name, for the form's list. 501 where the service has no such list. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/industries')
  if (refusal) return refusal
  const industries = await readIndustries()
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
