import http from 'node:http'

// The standalone server (.next/standalone/server.js) imports this first: Next creates its HTTP server itself and takes no settings for
// it.

/** Milliseconds that a client has for sending its headers, against connections held open by slow headers. */
const headersTimeout = 15_000
/** How often Node checks for such connections (milliseconds). */
const connectionsCheckingInterval = 5_000
/** One year, during which a browser that was here only uses TLS. */
const strictTransport = 'max-age=31536000'

const isHttps = process.env['PUBLIC_ORIGIN']?.trim().startsWith('https://') === true
const createServer = http.createServer

/** Refuses TRACE, and returns whether it did: Next makes a Request of what arrives, which TRACE cannot be, and would answer 500. */
function refuseTrace({ method }: http.IncomingMessage, response: http.ServerResponse): boolean {
  if (method !== 'TRACE') return false
  response.writeHead(405, {
    allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'cache-control': 'private, no-store',
  })
  response.end()
  return true
}

/** Same parameters as node:http: options and listener, or listener. Our options override the given ones. */
function createGuardedServer(...given: unknown[]): http.Server {
  const listener = given.find((one) => typeof one === 'function') as http.RequestListener | undefined
  const options = given.find((one) => typeof one === 'object')
  const server = createServer({ ...options, headersTimeout, connectionsCheckingInterval })
  if (isHttps)
    server.on('request', (_request, response) => response.setHeader('Strict-Transport-Security', strictTransport))
  if (listener !== undefined)
    server.on('request', (request, response) => {
      if (!refuseTrace(request, response)) listener(request, response)
    })
  return server
}

http.createServer = createGuardedServer as typeof http.createServer
