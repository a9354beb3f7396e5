import type { FastifyInstance } from 'fastify'
import { readAssessment } from '@/service/assessments/read-assessment'
import { readMethodology } from '@/service/assessments/read-methodology'
import type { Context } from '@/service/context'
import { sendJson } from '@/service/http/answers/send'
import { limitAddress, requireProjectKey } from '@/service/http/requests/authenticate'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'

/** Extensions: the assessment behind a score, and its methodology. */
export function assessmentRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)

  app.get<{ Params: { id: string } }>('/organizations/:id/assessment', { onRequest }, async (request, reply) => {
    refuseParameters(request)
    const organizationId = requireOrganizationId(request.params.id)
    const assessment = await readAssessment(ctx, { projectId: request.projectId, organizationId })
    return sendJson(reply.header('cache-control', 'private, no-cache'), 200, assessment)
  })

  // Without a key, like the documentation: scored organizations may read how.
  app.get('/methodology', async (request, reply) => {
    limitAddress(ctx, request, reply)
    refuseParameters(request)
    return sendJson(reply.header('cache-control', 'public, max-age=300'), 200, readMethodology(ctx))
  })
}
