/** Counties, cities and other public bodies: several states have one of the same name, and each is a separate owner. */
const publicBody =
  /^(?:county|city|town|village|borough|township|parish|municipality) of | (?:county|city|town|village|borough|township|parish)$/

/**
 * Returns a key that different spellings of one parent share: the name without case and punctuation. Legal forms, "the" and "and"
 * stay, so that only repetitions of the same name count as one parent. The key of a body named after a place contains its state:
 * Polk County in Florida and Polk County in Georgia are two owners.
 */
export function parentKey(name: string, state: string | null): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.'’`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return publicBody.test(words) && state !== null ? `${words} (${state.toLowerCase()})` : words
}
