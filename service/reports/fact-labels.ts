import type { Fact } from './fact'
import { findCurrency } from './parse-money'
import { plainText } from './plain-text'

const around = `(?:total|totals|net|group|consolidated|annual|external|operating|reported|worldwide|global|gross|summa|totala|totalt|koncernens|konzern|koncernen|groupe|full[- ]year|the|our|company)`
const revenueNouns = `(?:revenues?|sales(?: revenues?)?|turnover|net sales|revenues? from (?:contracts with )?customers|omsättning(?:en)?|nettoomsättning(?:en)?|rörelsens intäkter|umsatz|umsatzerlöse?|konzernumsatz|gesamtumsatz|nettoumsatz|chiffre d'affaires(?: net| consolidé| total| du groupe)*|produits des activités ordinaires|ventas(?: netas)?|(?:importe neto de la )?cifra de negocios|ingresos(?: totales| ordinarios)?|facturación|ricavi(?: totali| netti| consolidati)?|fatturato|omzet|netto-?omzet|nettoomsætning|omsætning|omsetning|driftsinntekter|liikevaihto|konsernin liikevaihto|przychody(?: ze sprzedaży)?|receita(?: líquida| total)*|売上高|売上収益|連結売上高|営業収益)`
const employeeNouns = `(?:employees|headcount|head count|workforce|own workforce|personnel|full[- ]time[- ]equivalents?(?: employees)?|ftes?(?: employees)?|employee (?:headcount|count)|people employed|anställda|medarbetare|årsanställda|heltidsanställda|heltidstjänster|mitarbeiter(?:innen)?(?: und mitarbeiter(?:innen)?)?|mitarbeitende[nr]?|beschäftigten?|personalbestand|vollzeit(?:stellen|äquivalente|kräfte)|effectifs?(?: total| totaux| moyens?)*|salariés|collaborateurs|employés|empleados|plantilla(?: media| total)*|dipendenti|medewerkers|medarbejdere|ansatte|fuldtidsansatte|årsverk|henkilöstö(?:määrä)?|työntekijä(?:t|ä|määrä)|従業員数|連結従業員数|社員数)`
const countWords = String.raw`(?:total|average|avg\.?|mean|group|global|worldwide|overall|consolidated|the|our|in total|number|no\.?|nr\.?|count|of|de|des|der|di|#|antal|antall|aantal|anzahl|nombre|número|numero|medelantal(?:et)?|medeltal(?:et)?|genomsnittligt|durchschnittliche?|gjennomsnittlig|gennemsnitligt|total(?:t|e)?|summa|headcount|head count|fte|ftes|full[- ]time[- ]equivalents?|at|as|by|the|end|year|year-?end|period|reporting|end of year|(?:vid )?årets (?:slut|utgång)|slut|balance sheet date|31|30|december|dec\.?|june|march|september|i|koncernen|konzern|im|jahresdurchschnitt|keskimäärin|kauden lopussa|moyen|active|all|gruppe|insgesamt|gesamt|and|for|persons?)`

const revenue = new RegExp(`^(?:${around} )*${revenueNouns}(?: (?:${around}|for the year|of the group|total))*$`, 'i')
const employees = new RegExp(`^(?:${countWords} )*${employeeNouns}(?: ${countWords})*$`, 'i')

/** Whether a label names the whole revenue, or all employees, and nothing else: no part, no change, no ratio. */
export function kindOfLabel(raw: string): Fact['kind'] | null {
  if (raw.length > 110) return null
  const text = bare(raw)
  if (revenue.test(text)) return 'revenue'
  return employees.test(text) ? 'employees' : null
}

/** The label without what stands in brackets, units of money, notes and years. */
function bare(raw: string): string {
  const text = plainText(raw)
  // A percentage is a share or a growth; "per" makes it an intensity.
  if (/%|\bper\b|\bpercent|growth|change/i.test(text)) return ''
  return text
    .replace(/\(([^)]*)\)/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/[,;:/|]| - /)
    .filter((part, at) => at === 0 || !isUnitOnly(part))
    .join(' ')
    .replace(/^\(?[a-z\d]{1,2}[.)] /i, '')
    .replace(/\b(?:in )?(?:millions?|thousands?|mio\.?|mn|m|bn|tsd\.?|mkr|tkr)\b(?: of)?/gi, ' ')
    .replace(/\b(?:[MTK]?(?:EUR|SEK|USD|GBP|NOK|DKK|CHF|JPY|INR)m?n?|(?:19|20)\d\d|notes? \d+)\b|[€$£*†‡¹²³#]/g, ' ')
    .replace(/(?<=\p{L})\d$/u, '')
    .replace(/[\s.]+$|^\s+/g, '')
    .replace(/\s+/g, ' ')
}

function isUnitOnly(part: string): boolean {
  return (
    findCurrency(part) !== null || /^\s*(?:number|no\.?|#|antal|persons?|fte|ftes|headcount|st|pers\.?)\s*$/i.test(part)
  )
}

/** How employees are counted, in the words of the label or its heading. */
export function basisOf(raw: string): { basis: Fact['basis']; printed: string } {
  const text = plainText(raw)
  const fte =
    /\bFTEs?\b|full[- ]time[- ]equivalents?|vollzeit\w+|årsverk|heltids\w+|årsanställda|équivalents? temps plein|\bETP\b|fuldtids\w+/i.exec(
      text,
    )
  const average =
    /\baverage\b|\bavg\b|medelantal\w*|medeltal\w*|genomsnitt\w*|durchschnitt\w*|jahresdurchschnitt|\bmoyens?\b|keskimäärin|gjennomsnitt\w*|gennemsnit\w*|\bmedia\b/i.exec(
      text,
    )
  const heads = /head ?count|number of persons|köpfe/i.exec(text)
  const printed = [average?.[0], fte?.[0] ?? heads?.[0]].filter(Boolean).join(' ')
  if (fte) return { basis: average ? 'average FTE' : 'FTE', printed }
  if (average) return { basis: 'average', printed }
  return { basis: heads ? 'head count' : null, printed }
}
