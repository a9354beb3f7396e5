import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { SourceFileError } from './source-file-error'

/** A file inside a zip, as its directory describes it. */
type ZipEntry = {
  name: string
  method: number
  isEncrypted: boolean
  crc: number
  compressedSize: number
  size: number
  /** Where its local header begins. */
  offset: number
}

/** A published file that is read as it comes: `name` is that of the file inside a zip, else of the file itself. */
export type OpenedFile = { name: string; bytes: AsyncIterable<Buffer> }

const chunkSize = 256 * 1024
const endSize = 22
const longestComment = 0xffff
const unknown32 = 0xffffffff

/**
 * The one CSV file in a zip, or a CSV file that is not packed, as a stream of bytes: neither is ever whole in memory.
 * The zip is read from its directory, which stands at its end: a download that was cut off has none, and sizes of more
 * than 4 GB (Zip64) and entries with a data descriptor need no guessing. Length and CRC-32 are checked at the end.
 * @throws SourceFileError for a missing, empty or truncated file, an unknown compression, none or several CSV files
 */
export async function openZipEntry(path: string): Promise<OpenedFile> {
  const file = basename(path)
  const handle = await open(path).catch((cause: unknown) => {
    throw new SourceFileError(file, 'the whole file', 'cannot be opened', { cause })
  })
  try {
    const { size } = await handle.stat()
    if (size === 0) throw new SourceFileError(file, 'the whole file', 'the file is empty')
    const start = await read(handle, 0, Math.min(4, size))
    // "PK": a zip, or what is left of one.
    if (start.toString('latin1', 0, 2) !== 'PK')
      return { name: file, bytes: createReadStream(path, { highWaterMark: chunkSize }) }
    const entry = chooseCsv(file, await readDirectory(file, handle, size))
    const local = await read(handle, entry.offset, 30)
    if (local.length < 30 || local.readUInt32LE(0) !== 0x04034b50) throw damaged(file, `no header of ${entry.name}`)
    const from = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
    return { name: entry.name, bytes: inflate(path, entry, from) }
  } finally {
    await handle.close()
  }
}

async function* inflate(path: string, entry: ZipEntry, from: number): AsyncGenerator<Buffer> {
  const file = basename(path)
  const packed = createReadStream(path, { start: from, end: from + entry.compressedSize - 1, highWaterMark: chunkSize })
  const bytes = createInflateRaw({ chunkSize })
  // Whoever stops reading ends both streams; a failure of either comes out of the loop below.
  pipeline(packed, bytes, () => {})
  let crc = 0
  let size = 0
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      crc = crc32(chunk, crc)
      size += chunk.length
      // A zip that unpacks to more than it says may go on for as long as deflate can be made to.
      if (size > entry.size) break
      yield chunk
    }
  } catch (cause) {
    // Only a failure of unpacking: what the reader of the rows throws does not pass here.
    throw new SourceFileError(file, entry.name, 'cannot be unpacked: the zip is damaged', { cause })
  }
  if (size !== entry.size) throw damaged(file, `${entry.name} has ${size} bytes or more instead of ${entry.size}`)
  if (crc !== entry.crc) throw damaged(file, `the checksum of ${entry.name} is wrong`)
}

function chooseCsv(file: string, entries: readonly ZipEntry[]): ZipEntry {
  const [only, second] = entries.filter(({ name }) => name.toLowerCase().endsWith('.csv'))
  if (!only || second)
    throw new SourceFileError(file, 'the zip', `should hold one CSV file and holds ${second ? 'several' : 'none'}`)
  if (only.isEncrypted) throw new SourceFileError(file, only.name, 'is encrypted')
  if (only.method !== 8)
    throw new SourceFileError(file, only.name, `compression ${only.method} is not known (deflate is 8)`)
  if (only.compressedSize === 0) throw new SourceFileError(file, only.name, 'the file is empty')
  return only
}

async function readDirectory(file: string, handle: FileHandle, size: number): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, size - endSize - longestComment)
  const tail = await read(handle, tailStart, size - tailStart)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + endSize > tail.length) throw damaged(file, 'it has no directory at its end')
  const place = (await readZip64Place(handle, tail, end)) ?? {
    entries: tail.readUInt16LE(end + 10),
    length: tail.readUInt32LE(end + 12),
    offset: tail.readUInt32LE(end + 16),
  }
  if (place.offset + place.length > size) throw damaged(file, 'its directory lies beyond its end')
  const directory = await read(handle, place.offset, place.length)
  const entries: ZipEntry[] = []
  for (let at = 0; entries.length < place.entries; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw damaged(file, 'its directory is broken')
    const lengths = [28, 30, 32].map((field) => directory.readUInt16LE(at + field))
    const next = at + 46 + lengths.reduce((sum, length) => sum + length, 0)
    entries.push(readEntry(directory.subarray(at, next), lengths[0] ?? 0, lengths[1] ?? 0))
    at = next
  }
  return entries
}

/** Of more than 65,535 files or 4 GB: a second end record, to which a locator before the first one leads. */
async function readZip64Place(handle: FileHandle, tail: Buffer, end: number) {
  if (end < 20 || tail.readUInt32LE(end - 20) !== 0x07064b50) return null
  const record = await read(handle, Number(tail.readBigUInt64LE(end - 12)), 56)
  if (record.length < 56 || record.readUInt32LE(0) !== 0x06064b50) return null
  return {
    entries: Number(record.readBigUInt64LE(32)),
    length: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
  }
}

function readEntry(header: Buffer, nameLength: number, extraLength: number): ZipEntry {
  const extra = header.subarray(46 + nameLength, 46 + nameLength + extraLength)
  const large = zip64Numbers(extra)
  // APPNOTE 4.5.3: the extra field holds, in this order, only those numbers whose own field is full.
  function number(field: number): number {
    const small = header.readUInt32LE(field)
    return small === unknown32 ? (large.shift() ?? small) : small
  }
  const size = number(24)
  const compressedSize = number(20)
  return {
    name: header.toString('utf8', 46, 46 + nameLength),
    method: header.readUInt16LE(10),
    isEncrypted: (header.readUInt16LE(8) & 1) === 1,
    crc: header.readUInt32LE(16),
    size,
    compressedSize,
    offset: number(42),
  }
}

function zip64Numbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const count = Math.floor(Math.min(extra.readUInt16LE(at + 2), extra.length - at - 4) / 8)
    return Array.from({ length: count }, (_, index) => Number(extra.readBigUInt64LE(at + 4 + 8 * index)))
  }
  return []
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

function damaged(file: string, reason: string): SourceFileError {
  return new SourceFileError(file, 'the zip', `${reason}: the file is damaged or cut off`)
}
