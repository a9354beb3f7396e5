/** "acme.example/en": an address to read, without its scheme and without what follows "?" or "#", which says how somebody came there. */
export function websiteLabel(address: string): string {
  return address
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
}
