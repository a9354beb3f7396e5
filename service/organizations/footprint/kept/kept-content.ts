import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { Footprint } from '@/service/contract/footprint/footprint'
import { FootprintInputs } from '@/service/organizations/footprint/footprint-inputs'

/** The content of a kept footprint: the query as sent, its inputs, and the result. */
const KeptContent = z.object({
  query: z.record(z.string(), z.string()),
  inputs: FootprintInputs,
  // The stored shape: fields of later versions of the answer are missing.
  footprint: Footprint,
})
export type KeptContent = z.infer<typeof KeptContent>

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** The JSON compressed with gzip, and the SHA-256 of the JSON. */
export async function packContent(content: KeptContent): Promise<{ packed: Uint8Array; digest: string }> {
  const text = Buffer.from(JSON.stringify(content))
  return { packed: await pack(text), digest: digestOf(text) }
}

/** Exactly the bytes that the digest covers. */
export async function unpackContent(packed: Uint8Array): Promise<Buffer> {
  return unpack(packed)
}

/** Throws Error if it is not the content of a kept footprint. */
export function parseContent(text: Buffer): KeptContent {
  return KeptContent.parse(JSON.parse(text.toString('utf8')))
}

export function digestOf(text: Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}
