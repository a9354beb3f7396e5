import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { Footprint } from '@/service/contract/footprint'
import { FootprintInputs } from '@/service/organizations/footprint/footprint-inputs'

/** What a kept footprint holds: which question it answers (the query as it was sent), what it was computed from, what came out. */
const KeptContent = z.object({
  query: z.record(z.string(), z.string()),
  inputs: FootprintInputs,
  // As it was: what later versions of the answer have beside it is not there.
  footprint: Footprint,
})
export type KeptContent = z.infer<typeof KeptContent>

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** The JSON packed with gzip, and the SHA-256 of the JSON. */
export async function packContent(content: KeptContent): Promise<{ packed: Uint8Array; digest: string }> {
  const text = Buffer.from(JSON.stringify(content))
  return { packed: await pack(text), digest: digestOf(text) }
}

/** Byte for byte what the digest is of. */
export async function unpackContent(packed: Uint8Array): Promise<Buffer> {
  return unpack(packed)
}

/** Throws Error where it is no content of a kept footprint. */
export function parseContent(text: Buffer): KeptContent {
  return KeptContent.parse(JSON.parse(text.toString('utf8')))
}

export function digestOf(text: Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}
