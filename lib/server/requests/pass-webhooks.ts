import 'server-only'
import * as z from 'zod'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { answerExtension, readExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { readBody } from './read-body'

const noWebhooks = 'This service has no webhooks.'
const Fields = z.record(z.string(), z.unknown())

/** What is below one webhook: 'deliveries', 'secret', 'replay'; null is the webhook itself. */
type Part = 'deliveries' | 'secret' | 'replay' | null

function pathOf(id: string, part: Part): string {
  return part === null ? `/webhooks/${id}` : `/webhooks/${id}/${part}`
}

export function readWebhooks(): Promise<Response> {
  return readExtension('/webhooks', noWebhooks)
}

export async function makeWebhook(request: Request): Promise<Response> {
  return sendJson(request, 'POST', '/webhooks')
}

/** What was sent to one address, with the parameters that were given. */
export async function readDeliveries(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const passed = new URLSearchParams()
  for (const [name, value] of new URL(request.url).searchParams) {
    if (['state', 'cursor', 'limit'].includes(name)) passed.set(name, value)
  }
  return readExtension(`${pathOf(id, 'deliveries')}?${passed}`, noWebhooks, true)
}

/** Passes what the service checks on to one webhook. */
export async function changeWebhook(
  request: Request,
  { method, id, part }: { method: 'PATCH' | 'POST'; id: string; part: Part },
): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  return sendJson(request, method, pathOf(id, part))
}

export async function removeWebhook(id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  return answerExtension(await askService({ method: 'DELETE', path: pathOf(id, null) }), noWebhooks, true)
}

async function sendJson(request: Request, method: 'PATCH' | 'POST', path: string): Promise<Response> {
  const read = await readBody(request, Fields)
  if (read instanceof Response) return read
  return answerExtension(await askService({ method, path, body: JSON.stringify(read) }), noWebhooks, true)
}
