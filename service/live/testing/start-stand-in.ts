import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void

export type StandIn = {
  url: string
  /** Requested paths with their query, in order. */
  asked: string[]
  headers: IncomingMessage['headers'][]
  /** Answers the next requests instead of the usual handler; returns false for those it does not answer. */
  intercept: (handle: (request: IncomingMessage, response: ServerResponse, url: URL) => boolean) => void
  stop: () => Promise<void>
}

export function sendJson(
  response: ServerResponse,
  json: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
}

/** Starts a publisher's interface on this machine, which answers with `handle`. */
export async function startStandIn(handle: Handler): Promise<StandIn> {
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  let intercept: Parameters<StandIn['intercept']>[0] = () => false
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in')
    asked.push(request.url ?? '')
    headers.push(request.headers)
    if (!intercept(request, response, url)) handle(request, response, url)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    headers,
    intercept: (next) => {
      intercept = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
