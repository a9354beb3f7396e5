import { Inflate } from 'fflate'
import { createPause } from './create-pause'
import { SheetError } from './sheet-error'
import { sheetLimits } from './sheet-limits'

export type ZipEntry = { method: number; compressedSize: number; offset: number }

const endSize = 22
const chunkSize = 64 * 1024
const mostEntries = 10_000

function findEnd(view: DataView): number {
  const least = Math.max(0, view.byteLength - endSize - 0xffff)
  for (let at = view.byteLength - endSize; at >= least; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  throw new SheetError('damaged')
}

/** The files in a zip by name, from its central directory. Throws SheetError `damaged`. */
export function listEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let read = 0; read < Math.min(count, mostEntries); read++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new SheetError('damaged')
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    entries.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (name ?? 0))), {
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

/**
 * How many more bytes may be unpacked from this file (sizes stated in a zip prove nothing), and how many more letters its cells may
 * have: a text that many cells share counts in each of them, because each is read.
 */
export type Allowance = { bytes: number; letters: number }

export function createAllowance(): Allowance {
  return { bytes: sheetLimits.unpackedBytes, letters: sheetLimits.letters }
}

/**
 * Unpacks one file of a zip as text, piece by piece, so that it stops when it exceeds the allowance (SheetError `unpacks_too_large`),
 * whatever size it claims. Throws `damaged` if it cannot be unpacked.
 */
export async function readEntry(bytes: Uint8Array, entry: ZipEntry, allowance: Allowance): Promise<string> {
  const header = bytes.subarray(entry.offset, entry.offset + 30)
  if (header.length < 30) throw new SheetError('damaged')
  const local = new DataView(header.buffer, header.byteOffset, 30)
  const from = entry.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true)
  const packed = bytes.subarray(from, from + entry.compressedSize)
  const decoder = new TextDecoder()
  const texts: string[] = []
  function take(piece: Uint8Array, isLast: boolean): void {
    allowance.bytes -= piece.length
    if (allowance.bytes < 0) throw new SheetError('unpacks_too_large')
    texts.push(decoder.decode(piece, { stream: !isLast }))
  }
  if (entry.method === 0) take(packed, true)
  else await inflate(packed, take)
  return texts.join('')
}

async function inflate(packed: Uint8Array, take: (piece: Uint8Array, isLast: boolean) => void): Promise<void> {
  const pause = createPause()
  const stream = new Inflate(take)
  for (let at = 0; at < packed.length; at += chunkSize) {
    try {
      stream.push(packed.subarray(at, at + chunkSize), at + chunkSize >= packed.length)
    } catch (cause) {
      throw cause instanceof SheetError ? cause : new SheetError('damaged', null, { cause })
    }
    const pausing = pause()
    if (pausing) await pausing
  }
}
