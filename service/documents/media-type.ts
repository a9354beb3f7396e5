/** Returns the media type of a report by its bytes, not its name; null for anything that is no report: an archive, a picture, an empty file. */
export function mediaTypeOf(bytes: Uint8Array): 'application/pdf' | 'application/xhtml+xml' | 'text/plain' | null {
  // PDF readers look for the header in the first kilobyte (ISO 32000-1, Annex H, note 13).
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return 'application/pdf'
  const start = bytes.subarray(0, 20_000)
  if (start.length === 0 || start.includes(0)) return null
  // `stream`: the piece may end inside a letter.
  const text = decode(start)
  if (text === null) return null
  return /<html[\s>]|<xbrl[\s>]/i.test(text) ? 'application/xhtml+xml' : 'text/plain'
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}
