import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { NewStatedFigures, StatedRows, StatedVerdict } from '@/service/contract/engagement/stated-figure'
import { decideStated, removeStated } from '@/service/engagement/stated/decide-stated'
import { readStatedFigures } from '@/service/engagement/stated/read-stated-figures'
import { stateFigures } from '@/service/engagement/stated/state-figures'
import { stateMany } from '@/service/engagement/stated/state-many'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'

type OfOrganization = { Params: { id: string } }
type OfFigure = { Params: { id: string; figureId: string } }

/** Extensions: figures that an organization stated to the project, not publicly. */
export function statedFigureRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireProjectKey(ctx),
    preHandler: async (request: FastifyRequest) => refuseParameters(request),
  }
  const answer = async (reply: FastifyReply, request: FastifyRequest<OfOrganization>) =>
    send(reply, await readStatedFigures(ctx, requestOf(request)))

  app.get<OfOrganization>('/organizations/:id/stated-figures', options, async (request, reply) =>
    answer(reply, request),
  )

  app.post<OfOrganization>('/organizations/:id/stated-figures', options, async (request, reply) => {
    const statement = parseInput(NewStatedFigures, request.body)
    await stateFigures(ctx, { ...requestOf(request), statement, origin: 'typed' }, actorOf(request))
    return answer(reply, request)
  })

  app.post<OfFigure>('/organizations/:id/stated-figures/:figureId', options, async (request, reply) => {
    const verdict = parseInput(StatedVerdict, request.body)
    await decideStated(ctx, { ...requestOf(request), figureId: requireFigureId(request), verdict }, actorOf(request))
    return answer(reply, request)
  })

  app.delete<OfFigure>('/organizations/:id/stated-figures/:figureId', options, async (request, reply) => {
    await removeStated(ctx, { ...requestOf(request), figureId: requireFigureId(request) }, actorOf(request))
    return answer(reply, request)
  })

  app.post('/stated-figures/batch', options, async (request, reply) => {
    const { rows, by } = parseInput(StatedRows, request.body)
    return send(reply, await stateMany(ctx, { projectId: request.projectId, rows, by }, actorOf(request)))
  })
}

function requestOf(request: FastifyRequest<OfOrganization>) {
  return { projectId: request.projectId, organizationId: requireOrganizationId(request.params.id) }
}

function requireFigureId(request: FastifyRequest<OfFigure>): number {
  const id = parseId(request.params.figureId)
  if (id === null) throw new ServiceError('not_found', 'This organization has no stated figure with this id')
  return id
}

function send(reply: FastifyReply, value: unknown): FastifyReply {
  return sendJson(reply.header('cache-control', 'private, no-store'), 200, value)
}
