import { Transform, type TransformCallback } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest, preParsingHookHandler, RequestPayload } from 'fastify'
import { ServiceError } from '@/service/errors'

/** Values of `content-encoding` for an uncompressed body. */
const plain = new Set(['', 'identity'])

/** "x-gzip" is the same (RFC 9110, section 8.4.1.3). */
const packed = new Set(['gzip', 'x-gzip'])

/**
 * For routes with a body: decompresses gzip as it arrives. The route's limit applies to decompressed bytes, so that a small body cannot
 * become a large one. Any other encoding is 415.
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

/** Fastify compares the received length with content-length by this property. */
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

/** Not `pipeline`: it would close the connection with the body, and lose the answer. */
function unpack(request: FastifyRequest, payload: RequestPayload): Unpacked {
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
  // The code that stores reports and publishers' files checks their size.
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
