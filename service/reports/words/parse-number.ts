/** Which sign a report uses for decimals; null until known. */
export type NumberStyle = { decimal: '.' | ',' } | null

const spaces = /[\s\u00a0\u2007\u2009\u202f]+/g
const shape =
  /^[-–−+]?\d{1,3}(?:([.,' ’])\d{3})+(?:[.,]\d+)?$|^[-–−+]?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$|^[-–−+]?\d+(?:[.,]\d+)?$/

/** "157,0002021": an amount and a year printed over each other. */
const amountAndYear = /^[1-9]\d{0,2}[.,]\d{3}(?:19|20)\d\d$/

/** Whether a cell is explicitly empty: a dash, n/a and the like. Never a zero. */
export function isBlankCell(text: string): boolean {
  return /^(?:[-–—−‐―─ー－.…]+|n\.?\s?\/?a\.?|n\.?\s?d\.?|n\.?\s?\/?[rms]\.?|not (?:yet )?(?:available|applicable|reported|disclosed|measured|calculated|relevant|material|assessed)|nicht (?:erhoben|verfügbar|berichtet|relevant)|non (?:mesuré|disponible|communiqué|calculé|applicable)e?s?|no (?:disponible|aplica)|ej (?:mätt|tillgängligt|relevant|beräknat)|ikke (?:målt|relevant|tilgængelig)|算定対象外|該当なし|対象外|nil|k\.?\s?a\.?|entfällt|x|e\.t\.|saknas)$/i.test(
    text.trim(),
  )
}

/** A cell that is exactly one number ("1,234.5", "1 234", "1'234", "1,23,456" as in India); otherwise null, also for "(12)". */
export function parseNumber(text: string, style: NumberStyle): number | null {
  const trimmed = text
    .trim()
    .replace(spaces, ' ')
    .replace(/’|‘|´/g, "'")
    .replace(/\s*([.,'])\s*(?=\d{3}\b)/g, '$1')
  if (!shape.test(trimmed) || amountAndYear.test(trimmed)) return null
  const isNegative = /^[-–−]/.test(trimmed)
  const digits = trimmed.replace(/^[-–−+]/, '').replace(/[ ']/g, '')
  const value = Number(toPlain(digits, style))
  return Number.isFinite(value) ? (isNegative ? -value : value) : null
}

function toPlain(digits: string, style: NumberStyle): string {
  const signs = digits.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (!last) return digits
  if (new Set(signs).size === 2) return digits.replace(last === '.' ? /,/g : /\./g, '').replace(',', '.')
  if (signs.length > 1) return digits.replace(/[.,]/g, '')
  const [whole = '', after = ''] = digits.split(last)
  const canGroup = after.length === 3 && whole.length <= 3 && whole !== '0' && !whole.startsWith('0')
  if (!canGroup) return digits.replace(',', '.')
  if (style) return last === style.decimal ? `${whole}.${after}` : whole + after
  // Without other evidence, three digits after a comma or point are thousands, by far the more frequent in reports of emissions.
  return whole + after
}

/** Finds the decimal sign from numbers with only one reading, such as "1.234,5" or "12,5". */
export function findNumberStyle(texts: Iterable<string>): NumberStyle {
  let points = 0
  let commas = 0
  for (const text of texts)
    for (const { 0: number, index } of text.matchAll(/\d[\d.,]*\d/g)) {
      // "Scope 1 and 2 1,2": the footnotes of a label.
      if (/^\d,\d$/.test(number) && index > 0 && index + 3 === text.trimEnd().length) continue
      if (/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/.test(number)) points += 3
      else if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/.test(number)) commas += 3
      else if (/^\d+\.\d{1,2}$|^0\.\d+$|^\d{4,}\.\d+$/.test(number)) points += 1
      else if (/^\d+,\d{1,2}$|^0,\d+$|^\d{4,},\d+$/.test(number)) commas += 1
    }
  if (points === commas) return null
  return { decimal: points > commas ? '.' : ',' }
}
