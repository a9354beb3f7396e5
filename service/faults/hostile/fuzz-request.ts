import type { Random } from '@/service/faults/fault'
import { pick } from '@/service/testing/data/seeded-random'
import type { Operation } from './fuzz-operations'
import { oddTexts, oddValue, sample } from './fuzz-values'
import type { Manner } from './raw-http'

export type FuzzRequest = {
  operation: Operation
  bytes: Buffer
  manner: Manner
  /** Whether the path leads to the operation, so that the answer must be one that the document lists for it. */
  isItsPath: boolean
}

type Keys = { project: string; team: string }

/** Percent-encodes a text; characters that cannot be encoded stay. */
function encode(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80'
}

function makeTarget({ path, query }: Operation, random: Random): { target: string; isItsPath: boolean } {
  // An odd value may lead to another path, or to none.
  const isOdd = random() < 0.25
  const filled = path.replace(/\{\w+\}/g, () =>
    isOdd ? encode(pick(random, oddTexts)) : String(1 + Math.floor(random() * 40)),
  )
  const parameters = Array.from({ length: Math.floor(random() * 3) }, () => {
    const name = query.length > 0 && random() < 0.8 ? pick(random, query) : pick(random, oddTexts)
    return `${encode(name)}=${encode(pick(random, oddTexts))}`
  })
  const target = parameters.length === 0 ? filled : `${filled}?${parameters.join('&')}`
  if (random() > 0.03) return { target, isItsPath: !isOdd && target.length < 8_000 }
  const odd = pick(random, [
    `${target}#part`,
    `//${target}`,
    `${target}?&&=&`,
    `${target}/`,
    `${target}%`,
    '*',
    `http://other.example${target}`,
    `${target}${'a'.repeat(20_000)}`,
    target.toUpperCase(),
    `/..${target}`,
    `${target}\t`,
  ])
  return { target: odd, isItsPath: false }
}

/** Serializes a body that fits the schema, then corrupts the text. */
function spoil(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const kind = Math.floor(random() * 7)
  if (kind === 0) return text.slice(0, at)
  if (kind === 1) return text.replace('{', `{"name":1,"name":"twice",`)
  if (kind === 2) return `${'['.repeat(10_000)}${text}`
  if (kind === 3) return `{"name":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`
  if (kind === 4) return text.padEnd(70_000)
  if (kind === 5) return `\ufeff${text}`
  return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 0x250)) + text.slice(at + 1)
}

function makeBody({ body }: Operation, random: Random): Buffer {
  if (body === null) return Buffer.from(random() < 0.5 ? '' : pick(random, oddTexts).toWellFormed())
  const definitions = (body['$defs'] ?? {}) as Record<string, unknown>
  let value = sample(body, definitions, random)
  if (random() < 0.5 && typeof value === 'object' && value !== null) {
    const names = [...Object.keys(value), pick(random, oddTexts)]
    value = { ...value, [pick(random, names)]: oddValue(random) }
  } else if (random() < 0.1) value = oddValue(random)
  const text = JSON.stringify(value) ?? ''
  const bytes = Buffer.from(random() < 0.2 ? spoil(text, random) : text)
  if (random() < 0.03) bytes[Math.floor(random() * bytes.length)] = 0xff
  return bytes
}

const oddHeaders = [
  'If-None-Match: "',
  'If-None-Match: *',
  'If-None-Match: W/"a", ,,,',
  'Accept: text/html;q=0.x',
  'Accept-Encoding: br, gzip;q=9',
  `X-Request-Id: ${'r'.repeat(300)}`,
  'X-Request-Id: <script>',
  'X-Forwarded-For: 999.1.1.1, ::, a',
  'Expect: 100-continue',
  'Expect: nothing',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Range: bytes=0-1',
  `X-Long: ${'h'.repeat(20_000)}`,
  `Cookie: ${'c=1; '.repeat(500)}`,
  'Origin: null',
  'X-Latin: \xff\xfe',
  'Folded: a\r\n b',
  'No colon',
  'Space : a',
  'Content-Length: 1',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Host: other',
] as const

function makeHeaders(operation: Operation, keys: Keys, length: number, random: Random): string[] {
  const key = operation.isOfTeam && random() < 0.9 ? keys.team : keys.project
  const authorization =
    random() < 0.04 ? pick(random, ['', 'Bearer', 'Basic YTpi', 'Bearer \xe9', 'Bearer a b']) : `Bearer ${key}`
  const type =
    random() < 0.9
      ? 'application/json'
      : pick(random, ['text/plain', ';', 'application/json;;', 'application/json; charset=utf-16'])
  return [
    'Host: 127.0.0.1',
    `Authorization: ${authorization}`,
    ...(length > 0 || operation.body !== null ? [`Content-Type: ${type}`, `Content-Length: ${length}`] : []),
    ...(random() < 0.15 ? [pick(random, oddHeaders)] : []),
  ]
}

/** Whether an operation neither revokes a key that the other requests need, nor copies the database again and again. */
export function isHarmless({ method, path }: Operation): boolean {
  return path !== '/data/backup-copies' && !(method === 'DELETE' && path.includes('keys'))
}

/** Returns one request built from the document, in most cases corrupted in some way. */
export function makeRequest(operation: Operation, keys: Keys, random: Random): FuzzRequest {
  const { target, isItsPath } = makeTarget(operation, random)
  const isOther = random() < 0.04
  const method = isOther ? pick(random, ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'get', 'X']) : operation.method
  const body = operation.method === 'GET' && random() < 0.98 ? Buffer.alloc(0) : makeBody(operation, random)
  const version = random() < 0.01 ? pick(random, ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']) : 'HTTP/1.1'
  const head = [`${method} ${target} ${version}`, ...makeHeaders(operation, keys, body.length, random), '', ''].join(
    '\r\n',
  )
  const manner = random() < 0.02 ? 'cut' : random() < 0.03 ? 'slow' : 'whole'
  return {
    operation,
    manner,
    isItsPath: isItsPath && !isOther,
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]),
  }
}
