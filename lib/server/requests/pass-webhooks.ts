import 'server-only'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { readListParameters } from '@/lib/server/service/list-parameters'
import { answerExtension, readExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { sendJson } from './send-json'

const noWebhooks = 'This service has no webhooks.'

/** The part of a webhook's path: 'deliveries', 'secret', 'replay'; null for the webhook itself. */
type Part = 'deliveries' | 'secret' | 'replay' | null

function pathOf(id: string, part: Part): string {
  return part === null ? `/webhooks/${id}` : `/webhooks/${id}/${part}`
}

export function readWebhooks(): Promise<Response> {
  return readExtension('/webhooks', noWebhooks)
}

export function makeWebhook(request: Request): Promise<Response> {
  return sendJson(request, { method: 'POST', path: '/webhooks', notOffered: noWebhooks })
}

/** The messages sent to one webhook, with the given parameters. */
export async function readDeliveries(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const passed = readListParameters(request.url, ['state', 'cursor', 'limit'])
  return readExtension(`${pathOf(id, 'deliveries')}?${passed}`, noWebhooks, true)
}

/** Forwards a change of one webhook; the service checks it. */
export async function changeWebhook(
  request: Request,
  { method, id, part }: { method: 'PATCH' | 'POST'; id: string; part: Part },
): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  return sendJson(request, { method, path: pathOf(id, part), notOffered: noWebhooks })
}

export async function removeWebhook(id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  return answerExtension(await askService({ method: 'DELETE', path: pathOf(id, null) }), noWebhooks, true)
}
