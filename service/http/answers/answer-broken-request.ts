import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const answers: Readonly<Record<string, { status: number; title: string; detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, title: 'Request header fields too large', detail: 'The headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: 'Request timeout', detail: 'The request did not arrive in time' },
}

/** Answers what Node cannot parse as HTTP and Fastify never sees: the same body shape, written directly to the socket. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const answer = answers[error.code ?? ''] ?? {
    status: 400,
    title: 'Bad request',
    detail: 'This is not an HTTP request',
  }
  endWith(socket, answer)
}

/** Answers CONNECT, which Fastify never sees: its sender takes this server for a proxy. */
export function answerTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => {})
  endWith(socket, { status: 405, title: 'Method not allowed', detail: 'This service opens no tunnels' })
}

function endWith(socket: Duplex, answer: { status: number; title: string; detail: string }): void {
  const body = JSON.stringify(answer)
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${answer.status} ${answer.title}\r\n${headers}\r\n\r\n${body}`)
}

/** Answers an Expect header other than "100-continue", which Fastify never sees: Node would answer it without a body. */
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
