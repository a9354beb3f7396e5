/** What fills the gaps of `pattern`, a text with names in braces, in a sentence written by it; null for any other sentence. */
export function readSentence(sentence: string, pattern: string): Record<string, string> | null {
  const escaped = pattern.replace(/[.()?*+$^|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')
  const found = new RegExp(`^${escaped}$`).exec(sentence)
  return found === null ? null : { ...found.groups }
}
