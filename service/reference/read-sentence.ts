const patterns = new Map<string, RegExp>()

/** Cached per template: building a pattern costs far more than using it. */
function patternOf(text: string): RegExp {
  const known = patterns.get(text)
  if (known !== undefined) return known
  const escaped = text.replace(/[.()?*+$^|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')
  const pattern = new RegExp(`^${escaped}$`)
  patterns.set(text, pattern)
  return pattern
}

/**
 * Returns the values of the `{names}` of the template `text` in `sentence`; null where the template did not write that sentence.
 * `text` must be one of the program's own templates.
 */
export function readSentence(sentence: string, text: string): Record<string, string> | null {
  const found = patternOf(text).exec(sentence)
  return found === null ? null : { ...found.groups }
}
