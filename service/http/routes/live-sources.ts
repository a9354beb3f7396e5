import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { LiveKey } from '@/service/contract/live-source'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireAnyKey, requireTeamKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { forgetLiveKey, keepLiveKey } from '@/service/live/keys/live-keys'
import { listLiveSources } from '@/service/live/list-live-sources'
import { type LiveSource, LiveSourceId } from '@/service/live/live-source'
import { liveSources } from '@/service/live/live-sources'
import { requestFetch } from '@/service/live/request-fetch'

/** Extensions: publishers whose interfaces are queried live. */
export function liveSourceRoutes(app: FastifyInstance, ctx: Context): void {
  const preHandler = async (request: Parameters<typeof refuseParameters>[0]) => refuseParameters(request)
  const team = { onRequest: requireTeamKey(ctx), preHandler }
  const any = { onRequest: requireAnyKey(ctx), preHandler }
  type Named = { Params: { source: string } }

  async function stateOf(source: LiveSource) {
    const states = await listLiveSources(ctx, ctx.isAskingLiveSources)
    return states.find((state) => state.source === source.id)
  }

  app.get('/data/live-sources', any, async (_request, reply) =>
    sendJson(
      reply.header('cache-control', 'private, no-cache'),
      200,
      await listLiveSources(ctx, ctx.isAskingLiveSources),
    ),
  )

  app.post<Named>(
    '/data/live-sources/:source/fetch',
    { ...team, config: { bodyIsOptional: true } },
    async (request, reply) => {
      const source = requireLiveSource(request.params.source)
      await requestFetch(ctx, source, actorOf(request))
      return sendJson(reply.header('cache-control', 'no-store'), 202, await stateOf(source))
    },
  )

  app.put<Named>('/data/live-sources/:source/key', team, async (request, reply) => {
    const source = requireLiveSource(request.params.source)
    const { key } = parseInput(LiveKey, request.body)
    await keepLiveKey(ctx, source, key, actorOf(request))
    return sendJson(reply.header('cache-control', 'no-store'), 200, await stateOf(source))
  })

  app.delete<Named>(
    '/data/live-sources/:source/key',
    { ...team, config: { bodyIsOptional: true } },
    async (request, reply) => {
      const source = requireLiveSource(request.params.source)
      await forgetLiveKey(ctx, source, actorOf(request))
      return sendJson(reply.header('cache-control', 'no-store'), 200, await stateOf(source))
    },
  )
}

function requireLiveSource(name: string): LiveSource {
  const id = LiveSourceId.safeParse(name)
  if (id.success) return liveSources[id.data]
  throw new ServiceError(
    'not_found',
    `There is no live source of this name; known are ${LiveSourceId.options.join(', ')}`,
  )
}
