const patterns = new Map<string, RegExp>()

/** Made once a text: making one costs far more than using it. */
function patternOf(text: string): RegExp {
  const known = patterns.get(text)
  if (known !== undefined) return known
  const escaped = text.replace(/[.()?*+$^|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')
  const pattern = new RegExp(`^${escaped}$`)
  patterns.set(text, pattern)
  return pattern
}

/**
 * What fills the gaps of `text`, which has names in braces, in a sentence written by it; null for any other sentence. `text`: one of the
 * program's own.
 */
export function readSentence(sentence: string, text: string): Record<string, string> | null {
  const found = patternOf(text).exec(sentence)
  return found === null ? null : { ...found.groups }
}
