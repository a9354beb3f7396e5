import type { IncomingMessage, ServerResponse } from 'node:http'
import { type StandIn, sendJson, startStandIn } from '@/service/live/testing/start-stand-in'

export const access = { client_id: 'buyer-7', client_secret: 'a:secret of %&' }
const token = 'token-of-the-tests'

/**
 * Starts a PACT host on this machine that conforms to the specification: OAuth 2.0 client credentials with Basic, footprints in
 * pages of two linked by the header Link, its error bodies. `hasConfiguration`: with an OpenID configuration and another token
 * endpoint.
 */
export async function startPactHost(footprints: () => readonly unknown[], hasConfiguration = false): Promise<StandIn> {
  const tokenPath = hasConfiguration ? '/sign-in/token' : '/auth/token'
  const standIn: StandIn = await startStandIn((request, response, url) => {
    if (hasConfiguration && url.pathname === '/.well-known/openid-configuration')
      return sendJson(response, { token_endpoint: `${standIn.url}${tokenPath}` })
    if (url.pathname === tokenPath) return void answerToken(request, response)
    if (url.pathname === '/3/footprints') return answerPage(request, response, url)
    return sendJson(response, { code: 'NotFound', message: 'Not found' }, 404)
  })

  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString()
    const [id, secret] = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64')
      .toString()
      .split(':')
      .map(decodeURIComponent)
    const isRight =
      id === access.client_id && secret === access.client_secret && body === 'grant_type=client_credentials'
    if (isRight) return sendJson(response, { access_token: token, token_type: 'bearer' })
    return sendJson(response, { error: 'invalid_client', error_description: 'Authentication failed' }, 400)
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, url: URL): void {
    if (request.headers.authorization !== `Bearer ${token}`) {
      sendJson(response, { code: 'AccessDenied', message: 'Access denied' }, 403)
      return
    }
    const offset = Number(url.searchParams.get('offset') ?? 0)
    const all = footprints()
    const isLast = offset + 2 >= all.length
    const link = `<${standIn.url}/3/footprints?limit=2&offset=${offset + 2}>; rel="next"`
    sendJson(response, { data: all.slice(offset, offset + 2) }, 200, isLast ? {} : { link })
  }

  return standIn
}
