import 'server-only'
import { type Sending, sendJson } from './send-json'
import { whoAsks } from './who-asks'

/** Like `sendJson`, with the author taken from the session, whatever the browser says. */
export async function sendAsReader<Asked extends 'PUT' | 'PATCH' | 'POST'>(
  request: Request,
  sending: Sending<Asked>,
): Promise<Response> {
  return sendJson(request, sending, async ({ by: _claimed, ...fields }) => ({ ...fields, ...(await whoAsks(request)) }))
}
