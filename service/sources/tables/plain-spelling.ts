/** Returns a name without case and punctuation. Legal forms, "the" and "and" stay. */
export function plainSpelling(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.'’`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
