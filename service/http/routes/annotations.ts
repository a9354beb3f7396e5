import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addAnnotation, readAnnotations, removeAnnotation, rewriteAnnotation } from '@/service/annotations/annotations'
import { closeProblem, readProblems, reportProblem } from '@/service/annotations/problems'
import type { Context } from '@/service/context'
import { AnnotationText, NewAnnotation, ProblemChange, ProblemReport } from '@/service/contract/organization/annotation'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import type { MatchRequest } from '@/service/organizations/match/read-match-question'

type OfOrganization = { Params: { id: string } }
type OfProblem = { Params: { id: string; problemId: string } }
type OfAnnotation = { Params: { id: string; annotationId: string } }

function requestOf(request: FastifyRequest<OfOrganization>): MatchRequest {
  return { projectId: request.projectId, organizationId: requireOrganizationId(request.params.id) }
}

function requireId(segment: string, what: string): number {
  const id = parseId(segment)
  if (id === null) throw new ServiceError('not_found', `This organization has no ${what} with this id`)
  return id
}

function send(reply: FastifyReply, value: unknown): FastifyReply {
  return sendJson(reply.header('cache-control', 'private, no-store'), 200, value)
}

/** A team's notes on an organization; every change returns the list as it then is. */
export function annotationRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireProjectKey(ctx),
    preHandler: async (request: FastifyRequest) => refuseParameters(request),
  }

  app.get<OfOrganization>('/organizations/:id/problems', options, async (request, reply) =>
    send(reply, await readProblems(ctx, requestOf(request))),
  )

  app.post<OfOrganization>('/organizations/:id/problems', options, async (request, reply) => {
    await reportProblem(ctx, requestOf(request), parseInput(ProblemReport, request.body))
    return send(reply, await readProblems(ctx, requestOf(request)))
  })

  app.put<OfProblem>('/organizations/:id/problems/:problemId', options, async (request, reply) => {
    const { closed } = parseInput(ProblemChange, request.body)
    await closeProblem(ctx, requestOf(request), { problemId: requireId(request.params.problemId, 'problem'), closed })
    return send(reply, await readProblems(ctx, requestOf(request)))
  })

  app.get<OfOrganization>('/organizations/:id/annotations', options, async (request, reply) =>
    send(reply, await readAnnotations(ctx, requestOf(request))),
  )

  app.post<OfOrganization>('/organizations/:id/annotations', options, async (request, reply) => {
    await addAnnotation(ctx, requestOf(request), parseInput(NewAnnotation, request.body))
    return send(reply, await readAnnotations(ctx, requestOf(request)))
  })

  app.put<OfAnnotation>('/organizations/:id/annotations/:annotationId', options, async (request, reply) => {
    const { text } = parseInput(AnnotationText, request.body)
    const annotationId = requireId(request.params.annotationId, 'note')
    await rewriteAnnotation(ctx, requestOf(request), { annotationId, text })
    return send(reply, await readAnnotations(ctx, requestOf(request)))
  })

  app.delete<OfAnnotation>('/organizations/:id/annotations/:annotationId', options, async (request, reply) => {
    await removeAnnotation(ctx, requestOf(request), requireId(request.params.annotationId, 'note'))
    return send(reply, await readAnnotations(ctx, requestOf(request)))
  })
}
