import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { FootprintQuery } from '@/service/contract/footprint/footprint'
import { NewKeptFootprint } from '@/service/contract/footprint/kept-footprint'
import { ServiceError } from '@/service/errors'
import { sendJson, sendJsonBytes } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { checkKept } from '@/service/organizations/footprint/kept/check-kept'
import { keepFootprint } from '@/service/organizations/footprint/kept/keep-footprint'
import {
  type KeptRequest,
  listKept,
  readKept,
  removeKept,
  requireKept,
} from '@/service/organizations/footprint/kept/read-kept'

type WithId = { Params: { id: string } }

/** Extensions: footprints as they were handed over, which can be computed again. */
export function keptFootprintRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const options = { onRequest, preHandler: async (request: FastifyRequest) => refuseParameters(request) }

  app.get('/footprint/kept', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await listKept(ctx, request.projectId)),
  )

  app.post('/footprint/kept', { onRequest }, async (request, reply) => {
    parseInput(FootprintQuery, request.query)
    // Checked above: each parameter occurs once, as text.
    const sent = request.query as Record<string, string>
    const kept = parseInput(NewKeptFootprint, request.body)
    const made = await keepFootprint(ctx, { projectId: request.projectId, sent, kept }, actorOf(request))
    return sendJson(noStore(reply), 201, made)
  })

  app.get<WithId>('/footprint/kept/:id', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await readKept(ctx, toRequest(request))),
  )

  app.get<WithId>('/footprint/kept/:id/content', options, async (request, reply) =>
    sendJsonBytes(noStore(reply), 200, (await requireKept(ctx, toRequest(request))).text),
  )

  app.get<WithId>('/footprint/kept/:id/check', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await checkKept(ctx, toRequest(request))),
  )

  app.delete<WithId>('/footprint/kept/:id', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await removeKept(ctx, toRequest(request), actorOf(request))),
  )
}

function toRequest(request: FastifyRequest<WithId>): KeptRequest {
  const keptId = parseId(request.params.id)
  if (keptId === null) throw new ServiceError('not_found', 'This project keeps no footprint with this id')
  return { projectId: request.projectId, keptId }
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store')
}
