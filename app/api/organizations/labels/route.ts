import { readFields } from '@/lib/server/requests/read-body'
import { whoAsks } from '@/lib/server/requests/who-asks'
import { answerBrowser } from '@/lib/server/service/answer-browser'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** Adds and removes labels of many organizations; the author is taken from the session. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/organizations/labels')
  if (refusal) return refusal
  const read = await readFields(request, 32_000)
  if (read instanceof Response) return read
  const { by: _claimed, ...change } = read
  const body = JSON.stringify({ ...change, ...(await whoAsks(request)) })
  return answerBrowser(await askService({ method: 'POST', path: servicePath('/organizations/labels'), body }))
}
