import 'server-only'
import * as z from 'zod'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { readBody } from './read-body'
import { whoAsks } from './who-asks'

const Fields = z.record(z.string(), z.unknown())

type Place = { method: 'PUT' | 'POST'; path: string; notOffered: string; largestBody?: number }

/**
 * Passes a JSON body on to an extension of the service, which checks it, with who sends it: taken from the session, whatever the
 * browser says. 501 with `notOffered` where the service has no such path.
 */
export async function sendAsReader(
  request: Request,
  { method, path, notOffered, largestBody }: Place,
): Promise<Response> {
  const read = await readBody(request, Fields, largestBody)
  if (read instanceof Response) return read
  const { by: _claimed, ...fields } = read
  const body = JSON.stringify({ ...fields, ...(await whoAsks(request)) })
  return answerExtension(await askService({ method, path, body }), notOffered, true)
}
