import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const answers: Readonly<Record<string, { status: number; title: string; detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, title: 'Request header fields too large', detail: 'The headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: 'Request timeout', detail: 'The request did not arrive in time' },
}

/** What Node cannot read as HTTP never becomes a request: the same body shape, written to the socket by hand. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const answer = answers[error.code ?? ''] ?? {
    status: 400,
    title: 'Bad request',
    detail: 'This is not an HTTP request',
  }
  endWith(socket, answer)
}

/** CONNECT never becomes a request of Fastify: its sender takes this server for a proxy. */
export function answerTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => {})
  endWith(socket, { status: 405, title: 'Method not allowed', detail: 'This service opens no tunnels' })
}

function endWith(socket: Duplex, answer: { status: number; title: string; detail: string }): void {
  const body = JSON.stringify(answer)
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${answer.status} ${answer.title}\r\n${headers}\r\n\r\n${body}`)
}

/** An Expect header that is not "100-continue" never becomes a request either: Node would answer it without a body. */
export function answerUnmetExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ status: 417, title: 'Expectation failed', detail: 'Expect can only be 100-continue' })
  response
    .writeHead(417, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body)
}
