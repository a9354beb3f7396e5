import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { type CarbonClient, createClient } from '@/client/src/client'
import { createMcpServer } from './create-server'

type Settings = {
  host: string
  port: number
  url: string
  /** The key for callers without their own; null: every caller needs one. */
  key: string | null
  version: string
  mayWrite: boolean
}

const mostBytes = 1024 * 1024

/**
 * The tools over streamable HTTP at /mcp, without sessions: each request is independent. A caller's own key (Authorization: Bearer) is
 * passed on to the service. Resolves once it listens.
 */
export async function serveHttp(settings: Settings): Promise<Server> {
  const server = createServer((request, response) => {
    answer(settings, server, request, response).catch((error: unknown) => {
      if (!response.headersSent) refuse(response, 500, error instanceof Error ? error.message : 'It failed')
    })
  })
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  return server
}

async function answer(
  settings: Settings,
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Null for what is no path, such as "//".
  if (URL.parse(request.url ?? '/', 'http://local')?.pathname !== '/mcp')
    return refuse(response, 404, 'The tools are at /mcp')
  if (request.method !== 'POST')
    return refuse(response, 405, 'Send messages by POST: there are no sessions to listen to or end')
  const client = clientOf(settings, request)
  if (client === null) return refuse(response, 401, 'Send a key of the service: Authorization: Bearer KEY')
  const body = await readBody(request)
  if (body === null) return refuse(response, 413, 'A message may have 1 MB')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const own = [inUrl(settings.host), '127.0.0.1', 'localhost'].map((host) => `${host}:${port}`)
  const transport = new StreamableHTTPServerTransport({
    enableJsonResponse: true,
    // A web page could otherwise call it through a name that resolves to this machine.
    enableDnsRebindingProtection: settings.key !== null,
    allowedHosts: own,
    allowedOrigins: own.map((host) => `http://${host}`),
  })
  const mcp = createMcpServer(client, settings)
  response.on('close', () => {
    void transport.close()
    void mcp.close()
  })
  await mcp.connect(transport)
  await transport.handleRequest(request, response, body)
}

/** "[::1]" */
export function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

function clientOf({ url, key }: Settings, request: IncomingMessage): CarbonClient | null {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? key
  return given === null ? null : createClient({ url, key: given, retries: 2 })
}

/** Parses the body as JSON; null if it is too long. Other bodies are left for the transport to refuse. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > mostBytes) return null
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return 'no JSON'
  }
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message: words }, id: null }))
}
