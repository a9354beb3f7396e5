/** Counties, cities and the like: many states have one of the same name, and each is an owner of its own. */
const publicBody =
  /^(?:county|city|town|village|borough|township|parish|municipality) of | (?:county|city|town|village|borough|township|parish)$/

/**
 * What two spellings of one parent have in common: the name without case and punctuation. Legal forms, "the" and "and"
 * stay, so that nothing but a repeat of the same name is taken for one parent. Bodies named after a place carry their
 * state: Polk County is one owner in Florida and another in Georgia.
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
