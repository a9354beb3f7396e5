/** Addresses of search engines, copied instead of the company's address. */
const searchEngines =
  /^(www\.)?(bing\.[a-z.]+\/|duckduckgo\.com\/|(google\.[a-z.]+|search\.[a-z.]+)\/(search|aclk|url|imgres)\b)/

/**
 * Returns a website cell as an address with scheme, or null where it is no address ("no_website", "http://N/A", an e-mail). Path
 * and query are kept: some lists link to a report, and the join uses the domain only.
 */
export function listedWebsite(cell: string): string | null {
  // Some cells hold several addresses, or a remark after the address: the first address counts.
  const first = cell.trim().split(/[\s（,;]/)[0] ?? ''
  const text = first.replace(/^(https?):?\/+(https?:?\/\/)?/i, '$1://')
  if (text === '' || text.includes('@')) return null
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname, href } = new URL(address)
  if (searchEngines.test(hostname + pathname)) return null
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) ? href : null
}
