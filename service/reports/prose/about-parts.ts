import { siteWord } from '@/service/reports/words/site-words'

const place = String.raw`(?:plant|site|factory|mill|refinery|mine|facility|subsidiary|division|business unit|warehouse|office|hotel|vessel|acquisition|acquired \p{L}+)`

/** "Our largest site accounts for …", "Emissions from acquired businesses added …": a sentence about a part of the company. */
const subject = new RegExp(
  String.raw`^\W{0,40}(?:(?:scope [123] )?(?:ghg )?emissions (?:from|of|at) )?(?:(?:our|the|one|a|an) )?(?:(?!all\b|own\b)\p{L}+ ){0,2}${place} (?:\p{L}+ ){0,2}(?:accounts? for|accounted for|added?|reports?|reported|emits?|emitted|contributes?|contributed|had|has)\b`,
  'iu',
)

/** "Terminals emitted 0.5 million tonnes (scope 1 and 2)": one kind of site, not the whole. */
const kind =
  /^\W*(?:terminals|plants|sites|factories|mills|refineries|mines|subsidiaries|divisions|warehouses|offices|hotels|stores|vessels|ships|data cent(?:er|re)s|distribution cent(?:er|re)s)(?: (?:in|of) \p{L}+)? (?:alone )?(?:account(?:s|ed)? for|emit(?:s|ted)?|contributed?|had|have)\b/iu

/** "UK emissions (Scope 1 and 2) were", in a note of a British report: of that country only. */
const ofCountry = /^\W*(?:\d\.? )?(?:UK|U\.K\.|US|U\.S\.)(?: (?:and|&) \p{L}+)? (?:ghg |carbon )?emissions\b/u

/** "Scope 1 emissions in Germany were": a place, not "in FY23", "in Tonnes" or "in January". */
const inPlace =
  /\bemissions,? (?:in|at) (?!(?:Scopes?|Fiscal|Financial|Calendar|Business|Reporting|Year|Tonnes?|Tons?|Metric|Kilotonnes?|Table|Figure|Group|January|February|March|April|May|June|July|August|September|October|November|December)\b)(?:the )?\p{Lu}\p{Ll}{2,}/u

/** "Scope 1 and 2 emissions of our India operations", but not "of our own operations". */
const ofOperations =
  /\bemissions (?:of|from|in|at) (?:our|the) (?!Group\b|Company\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:operations|business|sites|plants|offices|facilities|activities)\b/u

/** "Scope 2 emissions for corporate offices and data centres": one kind of site. */
const ofPlaces =
  /\bemissions for (?:our |the |its )?(?:\p{Ll}+ ){0,2}(?:offices|data cent(?:re|er)s|base buildings|branches|warehouses|refiner(?:y|ies)|smelters?|mines)\b/iu

/** "Scope 1 emissions from refrigerants": one source of them. */
const ofSource =
  /\b(?:scope ?[12]|scope-[12]-)\b[^.;\d]{0,40}(?:\b(?:from|aus|av|fra) (?:the use of )?(?:refrigerants?|kältemitteln?|köldmedi\w+|kølemidler))(?!\p{L})/iu

/** "for the first half of 2022", "in Q3 2022": not a whole year. */
const partOfYear =
  /\b(?:first|second|1st|2nd) (?:half|six months|nine months|quarter)\b|\b(?:third|fourth) quarter\b|\b(?:H[12]|Q[1-4])[ /-]?(?:FY ?)?(?:20)?\d\d\b|\b(?:six|nine|three) months\b|\bhalvår\w*|\bhalbjahr\w*|\bsemestre\b/i

/** "The average for our sector peers was …", "Among listed peers the median was …": emissions of others. */
const ofPeers =
  /^[^.;\d]{0,60}\b(?:average|median|mean)\b[^.;\d]{0,40}\b(?:peers?|sector|industry|competitors?)\b|^[^.;\d]{0,40}\b(?:peers|competitors)\b[^.;\d]{0,24}\b(?:average|median|mean)\b/i

const trade = String.raw`(?:bran(?:che|sch)\w*|sektor\w*|secteur|settore)`
const mean = String.raw`(?:gennemsnit\w*|gjennomsnitt\w*|genomsnitt\w*|durchschnitt\w*|moyenne|media)`
/** "Branchens gennemsnitlige virksomhed udledte …" */
const ofTrade = new RegExp(
  String.raw`^[^.;\d]{0,60}\b(?:${trade}\b[^.;\d]{0,60}\b${mean}|${mean}\b[^.;\d]{0,60}\b${trade})\b`,
  'iu',
)

/** "The Scope 1 emissions of a typical plant are …" */
const ofExample = /\bemissions? (?:of|from|for|at) (?:an?|one|each|every) (?:typical|average|single|standard|new)\b/i

/** "Scope 3 am Standort Frankfurt", "Turun tehtaan päästöt (Scope 1)", "I Acme AS, morselskapet, var utslippene": one site, or the parent alone. */
const ofSite = new RegExp(
  String.raw`(?<!\p{L})(?:emissions (?:of|from|at) (?:the|our) \p{Lu}[\p{L}'-]+ ${siteWord}(?!s)|am Standort \p{Lu}|(?:sur le|du|au) site d[eu'’] ?\p{Lu}|(?:vid|från|i) (?:anläggningen|fabriken|verket) i \p{Lu}|(?:ved|fra|på) (?:anlegget|fabrikken|verket|anlægget) i \p{Lu}|\p{Lu}\p{Ll}+n \p{Ll}*(?:laitoksen|tehtaan|toimipisteen) päästö|(?:morselskapet|moderbolaget|moderselskabet|Muttergesellschaft|société mère),? (?:var|uppgick|er|beliefen|étaient))`,
  'u',
)

/** "Transport by carriers (part of Scope 3) amounts to about 1,900 tonnes" */
const ofSomeOfIt = /\((?:a )?part of (?:our |its )?scope ?[123]\)/i

/** Whether a sentence is about one site, one country or part of a year, not the whole. */
export function isAboutPart(text: string): boolean {
  return [
    subject,
    kind,
    ofCountry,
    inPlace,
    ofOperations,
    ofSource,
    ofPlaces,
    partOfYear,
    ofPeers,
    ofTrade,
    ofExample,
    ofSite,
    ofSomeOfIt,
  ].some((pattern) => pattern.test(text))
}

/** "We purchased carbon credits for 4,118 t": the words before an amount that is not emissions. */
export function isOfCredits(before: string): boolean {
  return /\b(?:credits?|offsets?|allowances|certificates)\b(?: (?:for|of|worth|covering|to|a total|about|around|equal|representing|equivalent|totalling|amounting))+ $/i.test(
    before,
  )
}
