import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** A provider of one user, on this machine: discovery, keys, and codes that are good once, with PKCE. */
export type Provider = {
  issuer: string
  claims: Record<string, unknown>
  /** What to do wrong. */
  fault: 'none' | 'nonce' | 'audience' | 'key'
  verifiers: string[]
  /** What browsers came to its page with, in turn. */
  asked: URLSearchParams[]
  close: () => void
}

/** Its page signs the user in without a question and sends the browser back to the address that the client named. */
export async function startProvider(): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const other = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  const provider: Provider = {
    issuer: '',
    claims: {},
    fault: 'none',
    verifiers: [],
    asked: [],
    close: () => server.close(),
  }
  async function makeIdToken(nonce: string): Promise<string> {
    const claims = { ...provider.claims, nonce: provider.fault === 'nonce' ? 'another' : nonce }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(provider.issuer)
      .setAudience(provider.fault === 'audience' ? 'another-client' : 'client')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(provider.fault === 'key' ? other.privateKey : privateKey)
  }
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration') {
      return send(200, {
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
        id_token_signing_alg_values_supported: ['ES256'],
      })
    }
    if (request.url === '/keys') return send(200, { keys: [jwk] })
    if (request.url?.startsWith('/authorize?')) {
      const asked = new URL(request.url, provider.issuer).searchParams
      provider.asked.push(asked)
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.searchParams.set('code', `${asked.get('code_challenge')}~${asked.get('nonce')}`)
      back.searchParams.set('state', asked.get('state') ?? '')
      return response.writeHead(302, { location: back.href }).end()
    }
    const form = new URLSearchParams(Buffer.concat(parts).toString())
    // The code carries what was asked for: a challenge and a nonce.
    const [challenge, nonce] = (form.get('code') ?? '').split('~')
    const verifier = form.get('code_verifier') ?? ''
    provider.verifiers.push(verifier)
    if (createHash('sha256').update(verifier).digest('base64url') !== challenge)
      return send(400, { error: 'invalid_grant' })
    return send(200, {
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await makeIdToken(nonce ?? ''),
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}
