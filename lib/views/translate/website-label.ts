/** "acme.example/en": a readable address without scheme, query and fragment, which only say how somebody got there. */
export function websiteLabel(address: string): string {
  return address
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
}
