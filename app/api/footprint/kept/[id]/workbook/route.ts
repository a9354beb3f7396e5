import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { exportKept } from '@/lib/server/service/export-footprint'
import { findRefusal } from '@/lib/server/service/find-refusal'

/** The workbook of a kept footprint, with its figures and editions. */
export async function GET(
  request: Request,
  context: RouteContext<'/api/footprint/kept/[id]/workbook'>,
): Promise<Response> {
  const refusal = await findRefusal(request, 'GET /api/footprint/kept/[id]/workbook')
  if (refusal) return refusal
  const { id } = await context.params
  return areIds(id) ? exportKept(id, request) : answerNotFound(id)
}
