import { readFields } from '@/lib/server/requests/read-body'
import { tokenOf } from '@/lib/server/requests/supplier-token'
import { throttleAnswers } from '@/lib/server/requests/throttle-answers'
import { findRefusal } from '@/lib/server/service/find-refusal'
import { notOffered } from '@/lib/server/service/not-offered'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'

/** Returns who asks the holder of a link, about which organization and year, or that the link is no longer open. */
export async function GET(request: Request): Promise<Response> {
  const refusal = (await findRefusal(request, 'GET /api/answer')) ?? throttleAnswers(request)
  if (refusal) return refusal
  const supplierToken = tokenOf(request)
  return answerExtension(
    await askService({ method: 'GET', path: servicePath('/supplier-form'), supplierToken }),
    notOffered.supplierRequests,
    true,
  )
}

/** Receives the answer, once. */
export async function POST(request: Request): Promise<Response> {
  const refusal = (await findRefusal(request, 'POST /api/answer')) ?? throttleAnswers(request)
  if (refusal) return refusal
  const answer = await readFields(request)
  if (answer instanceof Response) return answer
  const supplierToken = tokenOf(request)
  const body = JSON.stringify(answer)
  return answerExtension(
    await askService({ method: 'POST', path: servicePath('/supplier-form'), body, supplierToken }),
    notOffered.supplierRequests,
    true,
  )
}
