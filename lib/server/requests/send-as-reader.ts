import 'server-only'
import { answerExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { readFields } from './read-body'
import type { Sending } from './send-json'
import { whoAsks } from './who-asks'

/** As `sendJson`, with who sends it: taken from the session, whatever the browser says. */
export async function sendAsReader(
  request: Request,
  { method, path, notOffered, largestBody }: Sending,
): Promise<Response> {
  const read = await readFields(request, largestBody)
  if (read instanceof Response) return read
  const { by: _claimed, ...fields } = read
  const body = JSON.stringify({ ...fields, ...(await whoAsks(request)) })
  return answerExtension(await askService({ method, path, body }), notOffered, true)
}
