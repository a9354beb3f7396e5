import { plainText } from './plain-text'

const emission = String.raw`(?:emissi\p{L}*|émission\p{L}*|emision\p{L}*|emissã?o\p{L}*|emissões|uts?l[äi]pp\p{L}*|udledning\p{L}*|uitstoot|päästö\p{L}*|ghg|co2e?)`
/** Suppliers and customers, in the forms that languages use. */
const partners = String.raw`(?:suppliers?|customers?|clients?|tenants?|competitors?|lieferanten|kunden|fournisseurs|proveedores|fornitori|fornecedores|leveranciers|leverantör\p{L}*|leverandør\p{L}*|toimittaj\p{L}*)`

/** Tonnes that nobody emitted, in the languages of `parse-scope.ts`. */
const notEmitted = [
  // Avoided or saved
  String.raw`\b(?:avoided|saved) (?:\p{L}+ ){0,2}emissions|emissions? (?:avoided|saved)|vermiedene|eingesparte|évitée?s?(?!\p{L})|evitad[ao]s?|evitat[aei]|vermeden|undvikna|undgåede|unngåtte|vältety?t|避免排放|回避|회피|削減貢献`,
  String.raw`(?:emissions?|ghg|co2e?) (?:reductions? achieved|savings)|réductions? d'émissions|économies d'émissions|ahorro de emisiones|emissionsminderung|einsparung|\bbesparing|削減(?:量|実績)|減碳量|減碳績效|減量績效|감축량`,
  // Biogenic
  String.raw`\bbiogenic|biogen[ea]|biogéni|biogeni|biogên|biogén|biogeeni|バイオマス由来|生質|生物源|바이오매스`,
  // Offset
  String.raw`\b(?:carbon )?offsets?\b|carbon credits?|carbon removals?|co2-kompensation|kompensierte|klimat?kompens|kompenser|kompensoi|compensées|compensation carbone|compensad[ao]s|compensación de|compensate|compensação de|gecompenseerde|crédits? carbone|créditos de carbono|crediti di carbonio|オフセット|クレジット|碳抵換|碳權|碳权|상쇄`,
  // Factors and allowances
  String.raw`emission(?:s)? factors?|emissionsfaktor|facteurs? d'émission|factor(?:es)? de emisi|fattor[ei] di emission|fator(?:es)? de emiss|emissiefactor|utslippsfaktor|päästökerto|排出係数|排放係[數数]|排放系数|배출계수|\ballowances\b|emissionszertifikat|utsläppsrätt|udledningskvote`,
  // Future
  String.raw`\b(?:projected|forecast(?:ed)?|expected|business-as-usual|bau) (?:\p{L}+ ){0,2}emissions?|prognostizierte|émissions projetées|proyectadas|emissioni previste|projetadas|verwachte emissi|prognos(?:tisera\p{L}*)? (?:för|över) uts|forventede ud|forventede uts|ennustetut|見通し|予測|予想|전망|預測|预测`,
  // Averages of others
  String.raw`\b(?:industry|sector|peer) (?:average|benchmark|comparison|group)\b|\bbenchmark\b|sector average|branchendurchschnitt|moyenne du secteur|promedio del sector|media di settore|branschsnitt|業界平均|同業平均`,
]
/** Emissions of others. */
const emittedByOthers = [
  // Financed, insured, of the portfolio
  String.raw`\b(?:financed|facilitated|insured|insurance-associated|portfolio|loan book|investees?) (?:\p{L}+ ){0,2}emissions?|investee compan|adverse (?:sustainability )?(?:indicator|impacts? of investment)|\bfinanzierte|financées?(?!\p{L})|financiad[ao]s|finanziate|gefinancierde|finansiera?de|finansierte|finansierede|rahoitetut|ファイナンス|投融資先|財務碳|投融資組合|금융배출`,
  // Suppliers' and customers'
  String.raw`(?<!\p{L})${partners}('s?)? ${emission}|${emission} (?:of|by|from|der|von|unserer|des|de|dei|van|från|fra|nos|our|top|\d+|largest| )*${partners}(?!\p{L})|サプライヤーの排出|供應商排放|供应商排放|협력사 배출`,
  // One customer's share
  String.raw`(?:emissions|footprint|ghg|co2e?) (?:\p{L}+ ){0,2}allocated to|(?:supplier|customer)-allocated`,
  // Not consolidated
  String.raw`\b(?:non-consolidated|unconsolidated|divested|discontinued) \p{L}+|^(?:emissions (?:by|of|from) )?(?:joint ventures|acquired companies)|\bjoint ventures? emissions|nicht konsolidierte|aufgegebene geschäfts`,
]
const others = new RegExp([...notEmitted, ...emittedByOthers].join('|'), 'iu')
const never = new RegExp(notEmitted.join('|'), 'iu')

/** "before any offsets", "ohne biogene Emissionen", "(including joint ventures)": what is excluded or included is not what the words name. */
const leftOut =
  /(?<!\p{L})(?:before|excl(?:uding|usive of|\.)?|without|not including|prior to|gross of|net of|incl(?:uding|usive of|\.)?|inkl\.?|inklusive|exkl\.?|ohne|vor|hors|sans|avant|sin|antes de|utan|före|uden|uten|før|ilman|senza|prima|zonder|sem|y compris|incluyendo|incluindo)(?!\p{L})[^();|]*|[^();|、]*(?:を除く|を含む|除外|不含)/giu

/** Whether a heading, a head or a label says that its tonnes are saved, another organization's, future, or not emissions. */
export function isNotOwn(raw: string): boolean {
  return raw.length <= 80 && others.test(ownWords(raw))
}

/** The same for a label of scope 3, which includes what a company finances or buys: "Financed emissions – Scope 3" is the borrowers' scope
 * 3. */
export function isNotOwnScope3(raw: string): boolean {
  if (raw.length > 80) return false
  const text = ownWords(raw)
  const [before = ''] = text.split(/scopes? ?3/i)
  return never.test(text) || (before.length < text.length && others.test(before))
}

/** "Total <Basic emissions factor> (Scope1/Scope2)": names the electricity factor that was used. */
const byFactor = /[<(][^<>()]*emissions? factors?[^<>()]*[)>]/gi

function ownWords(raw: string): string {
  return plainText(raw)
    .replace(/^[#\s]+/, '')
    .replace(byFactor, ' ')
    .replace(leftOut, ' ')
}
