import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void

export type StandIn = {
  url: string
  /** Paths with their query, in the order they were asked. */
  asked: string[]
  headers: IncomingMessage['headers'][]
  /** Answers the next questions in the place of the usual one; it returns false for those it leaves alone. */
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

/** A publisher's interface on this machine, which answers as `handle` says. */
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
