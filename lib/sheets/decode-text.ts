export type Encoding = 'UTF-8' | 'UTF-16' | 'Shift_JIS' | 'Windows-1252'

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * The text of a file: by its byte order mark, else UTF-8, else what spreadsheet programs write where they do not write
 * that: Shift_JIS where it then holds kana, Windows-1252 otherwise. The last two are guesses, to be said to the reader.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding; isGuessed: boolean } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) {
    return { text: decode(bytes, 'utf-16le') ?? '\0', encoding: 'UTF-16', isGuessed: false }
  }
  if (first === 0xfe && second === 0xff) {
    return { text: decode(bytes, 'utf-16be') ?? '\0', encoding: 'UTF-16', isGuessed: false }
  }
  const unicode = decode(bytes, 'utf-8')
  if (unicode !== null) return { text: unicode, encoding: 'UTF-8', isGuessed: false }
  const japanese = decode(bytes, 'shift_jis')
  if (japanese !== null && /[\u3041-\u30ff]{2}/.test(japanese)) {
    return { text: japanese, encoding: 'Shift_JIS', isGuessed: true }
  }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252', isGuessed: true }
}
