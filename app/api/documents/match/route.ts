import { matchReport } from '@/lib/server/requests/add-document'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** Whose report a file may be; nothing of it is kept. 501 if the service cannot tell. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await findRefusal(request, 'POST /api/documents/match')
  if (refusal) return refusal
  return matchReport(request)
}
