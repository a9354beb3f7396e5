/** An address that is safe in a link: http and https unchanged, a bare host with https, an e-mail address with mailto. */
export function safeHref(address: string | null): string | null {
  if (address === null) return null
  const trimmed = address.trim()
  if (/^https?:\/\/\S+$/i.test(trimmed) && URL.canParse(trimmed)) return trimmed
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(trimmed)) return `mailto:${trimmed}`
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u.test(trimmed) && URL.canParse(`https://${trimmed}`))
    return `https://${trimmed}`
  return null
}

/** The host of an address, "sciencebasedtargets.org"; null without one. */
export function hostOf(address: string | null): string | null {
  const href = safeHref(address)
  if (href === null || href.startsWith('mailto:')) return null
  return new URL(href).hostname.replace(/^www\./, '')
}
