import { type Encoding, encodings } from './encodings'
import { howWellItReads } from './how-well-it-reads'
import { decodeIbm850 } from './ibm850'

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Decodes the bytes; invalid sequences become U+FFFD. */
function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  return encoding === 'IBM850' ? decodeIbm850(bytes) : new TextDecoder(encoding).decode(bytes)
}

/** UTF-16 without a byte order mark: one byte of each Latin letter and delimiter is zero, always at even or always at odd positions. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 4000)
  const zeros = [0, 0]
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null
  if (odd > sample.length / 20 && even === 0) return 'UTF-16LE'
  return even > sample.length / 20 && odd === 0 ? 'UTF-16BE' : null
}

/** Bytes that are enough to recognise an encoding. */
const sampleBytes = 64 * 1024

function guess(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, sampleBytes)
  let best: Encoding = 'Windows-1252'
  let bestScore = Number.NEGATIVE_INFINITY
  for (const encoding of encodings) {
    if (encoding.startsWith('UTF')) continue
    // The end of the sample may cut a character, so only a whole file is decoded strictly.
    const isStrict = sample.length === bytes.length && encoding !== 'IBM850'
    const text = isStrict ? decode(sample, encoding) : decodeAs(sample, encoding)
    const score = text === null ? Number.NEGATIVE_INFINITY : howWellItReads(text, encoding)
    if (score > bestScore) {
      best = encoding
      bestScore = score
    }
  }
  return best
}

export type DecodedText = { text: string; encoding: Encoding; isGuessed: boolean }

/**
 * Decodes the text of a file: in the `wanted` encoding, otherwise by its byte order mark, otherwise as UTF-8, otherwise as the most
 * plausible of the encodings that spreadsheet programs write. The last is a guess, which is shown to the reader.
 */
export function decodeText(bytes: Uint8Array, wanted: Encoding | null = null): DecodedText {
  if (wanted !== null) return { text: decodeAs(bytes, wanted), encoding: wanted, isGuessed: false }
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) {
    return { text: decode(bytes, 'utf-16le') ?? '\0', encoding: 'UTF-16LE', isGuessed: false }
  }
  if (first === 0xfe && second === 0xff) {
    return { text: decode(bytes, 'utf-16be') ?? '\0', encoding: 'UTF-16BE', isGuessed: false }
  }
  const wide = unmarkedUtf16(bytes)
  if (wide !== null) return { text: decode(bytes, wide) ?? '\0', encoding: wide, isGuessed: true }
  const unicode = decode(bytes, 'utf-8')
  if (unicode !== null) return { text: unicode, encoding: 'UTF-8', isGuessed: false }
  const encoding = guess(bytes)
  return { text: decodeAs(bytes, encoding), encoding, isGuessed: true }
}
