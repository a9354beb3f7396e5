import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { IncomingFile } from '@/service/contract/data-source'
import { ServiceError } from '@/service/errors'

const keptMs = 24 * 60 * 60 * 1000

/** More than ten times the largest file we know. */
export const largestFileBytes = 200 * 1024 * 1024

/** What this program names them: nobody else's file in the folder is let go. */
const ownName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type GivenFile = { name: string; bytes: Uint8Array }

/** Writes a file to disk as it arrives. ServiceError `bad_request` when it is larger than we take. */
export async function storeIncoming(
  directory: string,
  name: string,
  body: AsyncIterable<Buffer>,
  largestBytes = largestFileBytes,
): Promise<IncomingFile> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await removeForgotten(directory)
  const id = randomUUID()
  const path = join(directory, id)
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > largestBytes) {
        throw new ServiceError('bad_request', `A file may have at most ${largestBytes / 1024 / 1024} MiB`)
      }
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(counted, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { id, name, bytes, sha256: hash.digest('hex') }
}

/** The files with these ids. ServiceError `bad_request` for one that is not there. */
export async function readIncoming(
  directory: string,
  files: readonly { id: string; name: string }[],
): Promise<GivenFile[]> {
  return Promise.all(
    files.map(async ({ id, name }) => {
      try {
        return { name, bytes: new Uint8Array(await readFile(join(directory, id))) }
      } catch (cause) {
        throw new ServiceError('bad_request', `No file ${id} has been sent, or it is gone`, { cause })
      }
    }),
  )
}

export async function removeIncoming(directory: string, files: readonly { id: string }[]): Promise<void> {
  for (const { id } of files) await rm(join(directory, id), { force: true })
}

/** What was sent and never imported is let go after a day. */
async function removeForgotten(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!ownName.test(name)) continue
    const path = join(directory, name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile() && Date.now() - found.mtimeMs > keptMs) await rm(path, { force: true })
  }
}
