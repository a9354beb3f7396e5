/** Returns the address with rel="next" of a header Link (RFC 8288); null if there is none. */
export function nextLink(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(
    /<([^>]*)>((?:\s*;\s*[^,;"]+(?:"[^"]*")?)*)/g,
  )) {
    const relation = /(?:^|;)\s*rel\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(parameters)
    if ((relation?.[1] ?? relation?.[2] ?? '').toLowerCase().split(/\s+/).includes('next')) return target
  }
  return null
}
