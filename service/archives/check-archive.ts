import { inflateRawSync } from 'node:zlib'
import { ArchiveRefused } from './archive-refused'
import { type ArchiveEntry, readEntries } from './read-entries'

export type ArchiveLimits = { entries: number; entryBytes: number; totalBytes: number; ratio: number }

const mebibyte = 1024 * 1024

/** Several times the largest file of any known publisher. Spreadsheets are compressed to a tenth or twentieth of their size. */
export const usualLimits: ArchiveLimits = {
  entries: 5_000,
  entryBytes: 256 * mebibyte,
  totalBytes: 512 * mebibyte,
  ratio: 250,
}

/** Smaller files may have any ratio: it does no harm, and is normal for a sheet that is mostly empty. */
const smallBytes = 8 * mebibyte

/**
 * Refuses a zip that would harm the program that unpacks it. Each file is unpacked within the limits and discarded, because the
 * sizes stated in a zip may be wrong. Archives inside it are not unpacked. `look` is called with each file. Throws ArchiveRefused.
 */
export function checkArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits = usualLimits,
  look: (name: string, content: Buffer) => void = () => {},
): void {
  let total = 0
  for (const entry of readEntries(bytes, limits.entries)) {
    const room = Math.min(limits.entryBytes, limits.totalBytes - total)
    const content = unpack(bytes, entry, room)
    total += content.length
    if (content.length > smallBytes && content.length > entry.compressedSize * limits.ratio) {
      throw new ArchiveRefused(`${entry.name} unpacks to more than ${limits.ratio} times its size`)
    }
    if (content.length !== entry.size)
      throw new ArchiveRefused(`${entry.name} has another size than the archive states`)
    look(entry.name, content)
  }
}

function unpack(bytes: Uint8Array, { name, method, dataStart, compressedSize }: ArchiveEntry, room: number): Buffer {
  const packed = bytes.subarray(dataStart, dataStart + compressedSize)
  if (method === 0) {
    if (packed.length > room) throw tooLarge(name)
    return Buffer.from(packed)
  }
  if (method !== 8) throw new ArchiveRefused(`${name} is compressed by an unknown method (${method})`)
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) })
  } catch (cause) {
    const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? tooLarge(name) : new ArchiveRefused(`${name} cannot be unpacked`, { cause })
  }
}

function tooLarge(name: string): ArchiveRefused {
  return new ArchiveRefused(`${name} unpacks to more than the limit`)
}
