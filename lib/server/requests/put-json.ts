import 'server-only'
import * as z from 'zod'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { readBody } from './read-body'

const Fields = z.record(z.string(), z.unknown())

/** Passes a small JSON body on to an extension of the service, which checks it; 501 with `detail` where there is no such path. */
export async function putJson(request: Request, path: string, detail: string): Promise<Response> {
  const read = await readBody(request, Fields)
  if (read instanceof Response) return read
  return answerExtension(await askService({ method: 'PUT', path, body: JSON.stringify(read) }), detail, true)
}
