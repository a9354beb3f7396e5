import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { NewPactHost, PactHostFetch } from '@/service/contract/product-footprints/pact-host'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import { fetchFromHost } from '@/service/product-footprints/host/fetch-from-host'
import { readHost, removeHost, storeHost } from '@/service/product-footprints/host/manage-host'
import { readProductFootprints } from '@/service/product-footprints/read-product-footprints'

type OfOrganization = { Params: { id: string } }

/** Extensions: the PACT host of an organization, from which its product footprints are fetched. */
export function pactHostRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireProjectKey(ctx),
    preHandler: async (request: FastifyRequest) => refuseParameters(request),
  }
  const path = '/organizations/:id/pact-host'

  app.get<OfOrganization>(path, options, async (request, reply) => send(reply, await readHost(ctx, requestOf(request))))

  app.put<OfOrganization>(path, options, async (request, reply) => {
    const host = parseInput(NewPactHost, request.body)
    await storeHost(ctx, { ...requestOf(request), host }, actorOf(request))
    return send(reply, await readHost(ctx, requestOf(request)))
  })

  app.delete<OfOrganization>(path, options, async (request, reply) => {
    await removeHost(ctx, requestOf(request), actorOf(request))
    return send(reply, await readHost(ctx, requestOf(request)))
  })

  app.post<OfOrganization>(
    `${path}/fetch`,
    { ...options, config: { bodyIsOptional: true } },
    async (request, reply) => {
      const { confirms_company, by } = parseInput(PactHostFetch, request.body ?? {})
      const asked = { ...requestOf(request), confirmsCompany: confirms_company, by: by ?? null }
      const outcomes = await fetchFromHost(ctx, asked, actorOf(request))
      const { host } = await readHost(ctx, requestOf(request))
      return send(reply, { ...(await readProductFootprints(ctx, requestOf(request))), outcomes, host })
    },
  )
}

function requestOf(request: FastifyRequest<OfOrganization>) {
  return { projectId: request.projectId, organizationId: requireOrganizationId(request.params.id) }
}

function send(reply: FastifyReply, value: unknown): FastifyReply {
  return sendJson(reply.header('cache-control', 'private, no-store'), 200, value)
}
