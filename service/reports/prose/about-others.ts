import type { Page } from '@/service/reports/model/page'
import type { ScopeMention } from '@/service/reports/words/parse-scope'

/** Emissions of borrowers and suppliers are not the reporting organization's. */
const ofInvestees =
  /\b(?:investees?|borrowers?|portfolio compan\w+)\b[^.;]{0,20}scopes?|scopes? [^.;]{0,24}\bof (?:the |our )?(?:investees?|portfolio)|\b(?:suppliers?|customers?|clients?|peers?|competitors?)\b (?:who |that |has |have )?(?:reports?|reported|discloses?|disclosed|states?|stated)\b[^.;]{0,20}scopes?/i

/** "The Scope 1 emissions of our suppliers"; scope 3 consists of emissions of others and is the organization's own figure. */
const ofPartners =
  /\bscopes? ?[12]\b(?: ?(?:and|&|\+) ?(?:scope )?2\b)? (?:ghg |carbon |greenhouse gas )?emissions (?:of|from) (?:all |our |the )*(?:\p{L}+ )?(?:suppliers|customers|clients|tenants|franchisees|competitors|peers)\b/iu

/** Scopes named with financed emissions are those of the financed companies; category 15 is the organization's own. */
export function isFinanced(text: string, { scopes, category }: ScopeMention): boolean {
  return (
    scopes[0] !== 3 &&
    category === null &&
    /\b(?:financed|facilitated|insured) (?:ghg |carbon )?emissions\b/i.test(text)
  )
}

/** "Emissions of joint ventures that we do not operate: Scope 1 …": not part of the organization's own. */
const ofOtherOwners =
  /^\W{0,40}(?:\p{L}+ ){0,3}(?:of|from|in|at) (?:our |the |all )?(?:joint ventures|associates|associated companies|non-operated (?:assets|sites|companies|ventures)|(?:sold|divested|disposed) \p{L}+)\b/iu

/** "… do not include Acme Ltd, acquired in March, whose emissions were 2,114 t" */
const whose = /\b(?:not include|exclud\w+|acquired|sold|divested)\b[^;]{0,80}\bwhose (?:\p{L}+ )?emissions\b/iu

/** "Investments: the scope 1 and 2 emissions of companies in which we hold …": what follows is category 15. */
const ofInvestments =
  /^\W*(?:(?:category )?15[.:)]? )?(?:investments?|investissements?|inversiones|investimenti|investitionen|investeringar) ?: [^.;]*\bscopes? ?[12]\b/i

/** Whether a sentence is about investees, suppliers or joint ventures: nothing in it is the organization's own. */
export function isAboutOthers(text: string): boolean {
  return (
    ofInvestees.test(text) ||
    ofPartners.test(text) ||
    ofOtherOwners.test(text) ||
    whose.test(text) ||
    ofInvestments.test(text)
  )
}

/** "Adverse sustainability indicator" heads what a fund discloses about its investees (SFDR, Annex I). */
export function isOfFund(page: Page): boolean {
  return page.lines.some(({ chunks }) => chunks.some(({ text }) => /^adverse sustainability indicator/i.test(text)))
}
