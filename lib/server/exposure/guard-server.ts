import http from 'node:http'

// The build has the standalone server (.next/standalone/server.js) import this before anything else: Next makes its server
// itself and takes no settings for it.

/** Milliseconds a client has to send its headers: one that sends them drop by drop holds a connection no longer. */
const headersTimeout = 15_000
/** How often Node looks for such connections. */
const connectionsCheckingInterval = 5_000
/** A year: a browser that was here does not ask without TLS again. */
const strictTransport = 'max-age=31536000'

const isHttps = process.env['PUBLIC_ORIGIN']?.trim().startsWith('https://') === true
const createServer = http.createServer

/** As node:http has it: options and listener, or listener. Whatever options are given, ours count. */
function createGuardedServer(...given: unknown[]): http.Server {
  const listener = given.find((one) => typeof one === 'function') as http.RequestListener | undefined
  const options = given.find((one) => typeof one === 'object')
  const server = createServer({ ...options, headersTimeout, connectionsCheckingInterval })
  if (isHttps)
    server.on('request', (_request, response) => response.setHeader('Strict-Transport-Security', strictTransport))
  if (listener !== undefined) server.on('request', listener)
  return server
}

http.createServer = createGuardedServer as typeof http.createServer
