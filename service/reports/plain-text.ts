/** Text as the parsers want it: one kind of space, dash and quote, "CO₂" and "CO 2 e" as CO2 and CO2e. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/&amp;/g, '&')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘´`]/g, "'")
    .replace(/\bc\s?o\s?2\b/gi, 'CO2')
    .replace(/co\s?2\s?[-–]?\s?(e|eq|eqv|equiv\w*|ekv|äq\w*)(?![a-z])/gi, 'CO2$1')
    .replace(/(?<=[a-z])-? CO2e?(?=\b)/gi, (found) => found)
    .trim()
}
