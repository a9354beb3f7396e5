import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'
import { SourceFileError } from './source-file-error'

/** A published file as a stream: `name` is that of the file inside the zip, or of the file itself where it is not zipped. */
export type OpenedFile = { name: string; bytes: AsyncIterable<Buffer> }

const chunkSize = 256 * 1024

/**
 * Opens the one CSV file in a zip, or a plain CSV file, as a stream of bytes: neither is ever completely in memory. The zip is
 * read by the directory at its end: a download that was cut off has none, and sizes over 4 GB (Zip64) and entries with a data
 * descriptor are read correctly. Length and CRC-32 are checked at the end.
 * @throws SourceFileError for a missing, empty or truncated file, an unknown compression, none or several CSV files
 */
export async function openZipEntry(path: string): Promise<OpenedFile> {
  const file = basename(path)
  if (!(await isZip(path))) return { name: file, bytes: createReadStream(path, { highWaterMark: chunkSize }) }
  const { entry, from } = await findCsv(path)
  return { name: entry.fileName, bytes: inflate(path, entry, from) }
}

/** Whether the file begins with "PK": a zip, possibly a truncated one. */
async function isZip(path: string): Promise<boolean> {
  const handle = await open(path).catch((cause: unknown) => {
    throw new SourceFileError(basename(path), 'the whole file', 'cannot be opened', { cause })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    if (bytesRead === 0) throw new SourceFileError(basename(path), 'the whole file', 'the file is empty')
    return buffer.toString('latin1') === 'PK'
  } finally {
    await handle.close()
  }
}

/** Returns the one CSV file of the directory, and the position of its compressed bytes. */
async function findCsv(path: string): Promise<{ entry: Entry; from: number }> {
  const file = basename(path)
  // Sizes are checked while unpacking, and so is the checksum, which yauzl does not check.
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: false }).catch(
    (cause: unknown) => {
      throw damaged(file, 'it has no directory at its end', { cause })
    },
  )
  try {
    const found: Entry[] = []
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.toLowerCase().endsWith('.csv')) found.push(entry)
      if (found.length > 1) break
    }
    const entry = chooseCsv(file, found)
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    return { entry, from: fileDataStart }
  } catch (cause) {
    throw cause instanceof SourceFileError ? cause : damaged(file, 'its directory is broken', { cause })
  } finally {
    zip.close()
  }
}

async function* inflate(path: string, entry: Entry, from: number): AsyncGenerator<Buffer> {
  const file = basename(path)
  const packed = createReadStream(path, { start: from, end: from + entry.compressedSize - 1, highWaterMark: chunkSize })
  const bytes = createInflateRaw({ chunkSize })
  // A reader that stops ends both streams; an error of either is thrown by the loop below.
  pipeline(packed, bytes, () => {})
  let crc = 0
  let size = 0
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      crc = crc32(chunk, crc)
      size += chunk.length
      // A zip that unpacks to more than its stated size may be made to unpack almost without end.
      if (size > entry.uncompressedSize) break
      yield chunk
    }
  } catch (cause) {
    // Only errors of unpacking: errors of the rows' reader are not thrown here.
    throw new SourceFileError(file, entry.fileName, 'cannot be unpacked: the zip is damaged', { cause })
  }
  if (size !== entry.uncompressedSize)
    throw damaged(file, `${entry.fileName} has ${size} bytes or more instead of ${entry.uncompressedSize}`)
  if (crc !== entry.crc32) throw damaged(file, `the checksum of ${entry.fileName} is wrong`)
}

function chooseCsv(file: string, entries: readonly Entry[]): Entry {
  const [only, second] = entries
  if (!only || second)
    throw new SourceFileError(file, 'the zip', `should hold one CSV file and holds ${second ? 'several' : 'none'}`)
  if (only.isEncrypted()) throw new SourceFileError(file, only.fileName, 'is encrypted')
  if (only.compressionMethod !== 8)
    throw new SourceFileError(file, only.fileName, `compression ${only.compressionMethod} is not known (deflate is 8)`)
  if (only.compressedSize === 0) throw new SourceFileError(file, only.fileName, 'the file is empty')
  return only
}

function damaged(file: string, reason: string, options?: ErrorOptions): SourceFileError {
  return new SourceFileError(file, 'the zip', `${reason}: the file is damaged or cut off`, options)
}
