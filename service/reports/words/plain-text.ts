import { remembered } from '@/service/reports/model/remembered'

/** Full-width letters and digits of East Asian type as plain ones: "Ｓｃｏｐｅ１", "２０２２年度". */
export function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0)).replace(/　/g, ' ')
}

/** Normalizes text for the parsers: one kind of space, dash and quote, "CO₂" and "CO 2 e" as CO2 and CO2e. */
export const plainText = remembered(toPlain)

const raised = '[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u1d43\u1d47\u1d9c\u1d48\u1d49\u2071]'
const listed = String.raw`(?:scopes?|スコープ|umfang|alcances?|ámbitos?|âmbitos?|escopos?|omfang|périmètres?) ?[123](?: ?(?:,|&|\+|and|und|et|y|e|och|og|ja) ?[123])*`
/** A footnote mark behind a word or a scope, raised or before a bracket: "Scope 1¹", "emissions²⁾", "Scope 21)"; not in "m²" or "CO²". */
const marks = new RegExp(
  String.raw`(?<=${listed}) ?${raised}+(?:[, ]?${raised}+)*[)⁾]?|(?<=${listed})[1-9]\)|(?<=\p{L}{3}(?<!co)|\)) ?${raised}+(?:[, ]?${raised}+)*[)⁾]?`,
  'giu',
)

function toPlain(text: string): string {
  return (
    text
      .replace(marks, '')
      // "Scope 3a" and nothing else: the letter of a footnote that is no longer raised.
      .replace(/^(\s*scope ?[123])[a-e](?=\s*$)/i, '$1')
      .replace(/(?<!\d)10³/g, '10^3')
      .replace(/(?<!\d)10⁶/g, '10^6')
      .normalize('NFKC')
      .replace(/&amp;/g, '&')
      .replace(/\u00ad/g, '')
      // The mark of what was verified, behind a label: "Group ✓".
      .replace(/ ?[✓✔☑]+$/, '')
      .replace(/[‧･]/g, '・')
      .replace(/\s+/g, ' ')
      .replace(/[‐‑‒–—−]/g, '-')
      .replace(/[’‘´`]/g, "'")
      .replace(/二氧化碳[當当]量/g, 'CO2e')
      .replace(/二氧化碳/g, 'CO2')
      .replace(/\bc\s?o\s?2\b/gi, 'CO2')
      // "tC02e": a zero in place of the letter.
      .replace(/(?<![\p{L}\d])((?:mm?t|[km]?t|kg|tonnes|tons)?[ -]?)C02(?=e|eq|\b)/giu, '$1CO2')
      // "Scope 1t/CO2e": the unit touches the scope.
      .replace(/(?<=\bscope ?[123]) ?t ?\/? ?(?=CO2)/gi, ' t')
      // French: "teqCO2", "kt éq. CO2", "tCO2éq".
      .replace(/\b([km]?t)[ -]?[ée]q(?:uivalents?|\.)?[ -]?CO\s?2(?![\da-z])/gi, '$1CO2e')
      .replace(/(?<=CO2)[ -]?éq\w*\.?/gi, 'e')
      .replace(/co\s?2\s?[-–]?\s?(e|eq|eqv|equiv\w*|ekv|äq\w*)(?![a-z])/gi, 'CO2$1')
      .trim()
  )
}
