import { brotliCompressSync, constants, deflateSync } from 'node:zlib'

/** Streams of a PDF that unpack to far more than their size, one for each filter. */

export const million = 1_000_000

export function flate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 6 })
}

export function brotli(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

/** Blanks in PDF's LZW encoding (9 to 12 bits, early change): each code means one blank more than the one before. */
export function lzwOfBlanks(megabytes: number): Uint8Array {
  const bits: number[] = []
  const write = (code: number, width: number) => {
    for (let at = width - 1; at >= 0; at -= 1) bits.push((code >> at) & 1)
  }
  const widthAt = (next: number) => (next + 1 < 512 ? 9 : next + 1 < 1024 ? 10 : next + 1 < 2048 ? 11 : 12)
  let written = 0
  // Eight times, so that the bits fill whole bytes.
  for (let time = 0; time < 8; time += 1) {
    write(32, 9)
    written += 1
    for (let code = 258; code < 4_094; code += 1) {
      write(code, widthAt(code))
      written += code - 256
    }
    write(256, 12)
  }
  const once = Uint8Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  )
  return Buffer.concat(Array.from({ length: Math.ceil((megabytes * million) / written) }, () => once))
}

/** Run-length encoding: two bytes for 128 blanks. */
export function runsOfBlanks(megabytes: number): Uint8Array {
  return Buffer.alloc(Math.ceil((megabytes * million) / 64), Uint8Array.of(129, 32))
}
