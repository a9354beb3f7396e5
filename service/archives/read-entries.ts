import { ArchiveRefused } from './archive-refused'

/** A file inside a zip. `start` is the offset of its local header, `dataStart` that of its data, in bytes. */
export type ArchiveEntry = {
  name: string
  method: number
  compressedSize: number
  size: number
  start: number
  dataStart: number
}

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
const endLength = 22
const longestComment = 0xffff

/**
 * Returns the entries in the directory of a zip, in the order of their bytes (APPNOTE 4.3). Refuses what programs read differently,
 * so that the checked content is the content that is read later: encryption, several disks, sizes of 64 bits, entries that
 * overlap or whose local header differs. Throws ArchiveRefused.
 */
export function readEntries(bytes: Uint8Array, mostEntries: number): ArchiveEntry[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(buffer)
  const count = buffer.readUInt16LE(end + 10)
  if (count > mostEntries) throw new ArchiveRefused(`the archive holds more than ${mostEntries} files`)
  const directoryStart = buffer.readUInt32LE(end + 16)
  const entries: ArchiveEntry[] = []
  let at = directoryStart
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || buffer.readUInt32LE(at) !== directoryEntry) throw damaged()
    const nameLength = buffer.readUInt16LE(at + 28)
    entries.push(readEntry(buffer, at, nameLength))
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32)
  }
  if (at > end) throw damaged()
  entries.sort((one, other) => one.start - other.start)
  for (const [index, { dataStart, compressedSize }] of entries.entries()) {
    const next = entries[index + 1]?.start ?? directoryStart
    if (dataStart + compressedSize > next) throw new ArchiveRefused('files of the archive overlap')
    if (hasAnotherFile(buffer, dataStart + compressedSize, next)) {
      throw new ArchiveRefused('the archive holds a file that its directory does not name')
    }
  }
  if ((entries[0]?.start ?? directoryStart) !== 0) throw new ArchiveRefused('there are bytes before the archive')
  return entries
}

function readEntry(buffer: Buffer, at: number, nameLength: number): ArchiveEntry {
  const name = buffer.toString('utf8', at + 46, at + 46 + nameLength)
  if ((buffer.readUInt16LE(at + 8) & 1) === 1) throw new ArchiveRefused(`${name} is encrypted`)
  const compressedSize = buffer.readUInt32LE(at + 20)
  const size = buffer.readUInt32LE(at + 24)
  const start = buffer.readUInt32LE(at + 42)
  if ([compressedSize, size, start].includes(0xffffffff)) throw new ArchiveRefused(`${name} is larger than 4 GiB`)
  if (start + 30 > buffer.length || buffer.readUInt32LE(start) !== localHeader) throw damaged()
  const localName = buffer.toString('utf8', start + 30, start + 30 + buffer.readUInt16LE(start + 26))
  const method = buffer.readUInt16LE(at + 10)
  if (localName !== name || buffer.readUInt16LE(start + 8) !== method) {
    throw new ArchiveRefused(`${name} is described in two ways`)
  }
  const dataStart = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28)
  return { name, method, compressedSize, size, start, dataStart }
}

/** Whether the gap between two files can contain another file. Only a data descriptor (at most 24 bytes) is allowed there. */
function hasAnotherFile(buffer: Buffer, from: number, to: number): boolean {
  return to - from > 24 || buffer.subarray(from, to).includes(Buffer.from([0x50, 0x4b, 3, 4]))
}

function findEnd(buffer: Buffer): number {
  for (let at = buffer.length - endLength; at >= Math.max(0, buffer.length - endLength - longestComment); at--) {
    if (buffer.readUInt32LE(at) !== directoryEnd) continue
    if (buffer.readUInt16LE(at + 4) !== 0) throw new ArchiveRefused('the archive is one of several parts')
    return at
  }
  throw damaged()
}

function damaged(): ArchiveRefused {
  return new ArchiveRefused('the archive is damaged or cut off')
}
