/** Inline XBRL is read by patterns, without a parser: files have tens of megabytes and few relevant tags. */
export function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(attributes)?.[1] ?? ''
}

export function numberOfTag(text: string, format: string): number | null {
  if (/zero|fixed-zero/i.test(format)) return 0
  const digits = text.replace(/[\s\u00a0\u202f'’]/g, '')
  const plain = /comma-?decimal/i.test(format) ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, '')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

export function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#160;|&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
