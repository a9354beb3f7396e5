import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readDeliveries, replay } from '@/service/changes/webhooks/list-deliveries'
import {
  changeWebhook,
  makeWebhook,
  readWebhooks,
  removeWebhook,
  rotateSecret,
  type WebhookRequest,
} from '@/service/changes/webhooks/manage-webhooks'
import type { Context } from '@/service/context'
import { DeliveryQuery, NewWebhook, Replay, SecretRotation, WebhookChange } from '@/service/contract/webhook'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseId } from '@/service/http/requests/parse-id'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'

type WithId = { Params: { id: string } }

/** Extensions: addresses notified of changes, the messages sent to each, and sending them again. */
export function webhookRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  const options = { onRequest, preHandler: async (request: FastifyRequest) => refuseParameters(request) }

  app.get('/webhooks', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await readWebhooks(ctx, request.projectId)),
  )

  app.post('/webhooks', options, async (request, reply) => {
    const webhook = parseInput(NewWebhook, request.body)
    const made = await makeWebhook(ctx, { projectId: request.projectId, webhook }, actorOf(request))
    return sendJson(noStore(reply), 201, made)
  })

  app.patch<WithId>('/webhooks/:id', options, async (request, reply) => {
    const change = parseInput(WebhookChange, request.body)
    return sendJson(noStore(reply), 200, await changeWebhook(ctx, { ...toRequest(request), change }, actorOf(request)))
  })

  app.delete<WithId>('/webhooks/:id', options, async (request, reply) =>
    sendJson(noStore(reply), 200, await removeWebhook(ctx, toRequest(request), actorOf(request))),
  )

  app.post<WithId>('/webhooks/:id/secret', options, async (request, reply) => {
    const { keep_hours: keepHours } = parseInput(SecretRotation, request.body)
    const rotated = await rotateSecret(ctx, { ...toRequest(request), keepHours }, actorOf(request))
    return sendJson(noStore(reply), 200, rotated)
  })

  app.get<WithId>('/webhooks/:id/deliveries', { onRequest }, async (request, reply) => {
    const query = parseInput(DeliveryQuery, request.query)
    return sendJson(noStore(reply), 200, await readDeliveries(ctx, { ...toRequest(request), query }))
  })

  app.post<WithId>('/webhooks/:id/replay', options, async (request, reply) => {
    const body = parseInput(Replay, request.body)
    return sendJson(noStore(reply), 200, await replay(ctx, { ...toRequest(request), body }))
  })
}

function toRequest(request: FastifyRequest<WithId>): WebhookRequest {
  const webhookId = parseId(request.params.id)
  if (webhookId === null) throw new ServiceError('not_found', 'This project has no webhook with this id')
  return { projectId: request.projectId, webhookId }
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store')
}
