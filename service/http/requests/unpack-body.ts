import { Transform, type TransformCallback } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest, preParsingHookHandler, RequestPayload } from 'fastify'
import { ServiceError } from '@/service/errors'

/** What `content-encoding` says of a body that is not packed. */
const plain = new Set(['', 'identity'])

/** "x-gzip" is the same (RFC 9110, section 8.4.1.3). */
const packed = new Set(['gzip', 'x-gzip'])

/**
 * For routes that take a body: one that is packed with gzip is unpacked as it arrives. The limit of the route is one of unpacked
 * bytes, so that a small body cannot become a large one. Any other packing is 415.
 */
export const unpackBody: preParsingHookHandler = (request, reply, payload, done) => {
  const encoding = (request.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (plain.has(encoding)) return done(null, payload)
  if (!packed.has(encoding)) return done(refuse(encoding, reply))
  done(null, unpack(request, payload))
}

function refuse(encoding: string, reply: FastifyReply): ServiceError {
  reply.header('accept-encoding', 'gzip')
  const named = encoding.length > 60 ? 'this content-encoding' : `content-encoding: ${encoding}`
  return new ServiceError('unsupported_media_type', `Send the body as it is or packed with gzip; ${named} is not read`)
}

/** Fastify compares what is sent with content-length by this. */
class Unpacked extends Transform {
  receivedEncodedLength = 0
  #unpacked = 0
  readonly #limit: number

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#unpacked += chunk.length
    if (this.#unpacked > this.#limit) done(Object.assign(new Error('Unpacks to too much'), { statusCode: 413 }))
    else done(null, chunk)
  }
}

/** Not `pipeline`: it would end the connection together with the body, and the answer with it. */
function unpack(request: FastifyRequest, payload: RequestPayload): Unpacked {
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
  // The size of a report or a publisher's file is checked by the code that stores it.
  const unpacked = new Unpacked(isJson ? request.routeOptions.bodyLimit : Number.POSITIVE_INFINITY)
  const gunzip = createGunzip()
  payload.on('data', (chunk: Buffer) => {
    unpacked.receivedEncodedLength += chunk.length
  })
  payload.on('error', (error) => unpacked.destroy(error))
  payload.on('close', () => {
    if (!request.raw.complete) unpacked.destroy(new ServiceError('bad_request', 'body: ends before its end'))
  })
  gunzip.on('error', (cause) =>
    unpacked.destroy(new ServiceError('bad_request', 'body: is not packed with gzip, or broken', { cause })),
  )
  unpacked.on('close', () => {
    payload.unpipe(gunzip)
    gunzip.destroy()
  })
  payload.pipe(gunzip).pipe(unpacked)
  return unpacked
}
