const months =
  'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mär|Mrz|Mai|Juni|Juli|Okt|Dez|janv|févr|fevr|mars|avr|juin|juil|août|sept|déc|maj|ene|abr|ago|dic|gen|mag|giu|lug|set|ott'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const year = '(?:19|20)\\d{2}'
const time = '(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z?)?'
const dates = [
  // How Excel shows "1-3", "MAR1" and "3/1" after turning them into dates.
  `${day}[-. ]{1,2}(?:${months})\\.?(?:[- ](?:${year}|\\d{2}))?`,
  `(?:${months})\\.?[- ](?:${year}|\\d{2})`,
  `${year}-${month}-${day}${time}`,
  `${day}[./]${month}[./](?:${year})${time}`,
  `${month}/${day}/(?:${year})${time}`,
  `${year}/${month}/${day}${time}`,
  `${year}年${month}月(?:${day}日)?`,
  `${month}月${day}日`,
  `\\d{1,2}:\\d{2}(?::\\d{2})?`,
].map((one) => new RegExp(`^${one}$`, 'u'))

const values =
  /^(?:true|false|wahr|falsch|vrai|faux|sant|falskt|verdadero|falso|verdadeiro|vero)$|^[-+]?\d+(?:[.,]\d+)?\s?%$/iu

/**
 * Whether a cell of an identifier is a date, a truth value or a percentage, which a spreadsheet makes of "1-3" and "MAR1" or of a
 * formula. It identifies no supplier.
 */
export function isMadeBySpreadsheet(cell: string): boolean {
  const text = cell.normalize('NFKC').trim()
  return values.test(text) || dates.some((date) => date.test(text))
}
