import { unitAfter } from '@/service/reports/words/unit-after'
import { priorYear } from './sentence-year'

/** Words around an amount that make it the size of a change, or one end of it. */
const change =
  /(?:reduc|decreas|increas|declin|minsk|ökning|reduktion|lower|saved|saving|avoid|offset|compensat|kompens|target|goal|cut |rose by|fell by|\bby|\bmed|\bmet(?= )|\bum|more than|less than|another|additional|over|under|below|thresholds? of|limit of)\W*(?:\p{L}+\W+){0,2}$/iu

const about = String.raw`(?:(?:plus de|environ|près de|quelque|más de|mais de|cerca de|unas|oltre|circa|noin|yli|cirka|ca\.?|omkring|rundt) )?`
/** Words before an amount that make it saved, avoided or offset: "ont diminué de", "se evitaron". */
const changeElsewhere = new RegExp(
  [
    String.raw`(?<!\p{L})(?:diminu|baiss|rédui|augment|progress|recul|hauss|économis)\p{L}*(?: \p{L}+){0,2}? (?:de |d['’])${about}$`,
    String.raw`(?<!\p{L})(?:évit|économis|compens)\p{L}* (?:de )?${about}$`,
    String.raw`(?<!\p{L})(?:disminu|redu[cjz]|diminu|aument|evit|compens|ahorr|economiz|ridott|risparmiat)\p{L}*(?: en| em| di)? ${about}$`,
    String.raw`(?<!\p{L})(?:vähen|laski|kasvo|nous|pienen|kompenso|säästi|vält)\p{L}* ${about}$`,
    String.raw`(?<!\p{L})(?:sparade|sparat|undvek|undvikit|kompenserade?|kompenserat|sparte|unngikk|sparede|undgik) ${about}$`,
  ].join('|'),
  'iu',
)

/** "3.204 t CO2e … vermieden": German has the verb at the end. "Auf 9.127 t CO2e reduziert" states emissions. */
const changeBehind =
  /^[^.;,\d]{0,20}(?:CO ?2)?[^.;,\d]{0,24}(?:scopes?[- ]?[123])?[^.;,\d]{0,50}\b(?:vermieden|eingespart|kompensiert)\b/i
const reducedBehind =
  /^[^.;,\d]{0,20}(?:CO ?2)?[^.;,\d]{0,24}(?:scopes?[- ]?[123])?[^.;,\d]{0,50}\b(?:reduziert|gesenkt|verringert|gemindert)\b/i

/** Whether words behind an amount say that it was saved, or is the size of a reduction. */
export function isChangeBehind(before: string, after: string): boolean {
  if (changeBehind.test(after)) return true
  return reducedBehind.test(after) && !/\b(?:auf|von)(?: (?:rund|etwa|ca\.|knapp|unter))? $/i.test(before)
}

/** "below the 3.7 million tonnes that we emitted in 2019": an amount, although another is compared with it. */
export const isOfEmitted =
  /^[^.;:()\d]{0,24}(?:CO ?2)?[^.;:()\d]{0,12} (?:(?:that|which) (?:(?:we|the group|was|were) )?emitted\b|in (?:our |the )?(?:(?:19|20)\d\d )?base(?:line)?[- ]year\b)/i

/** "an increase in scope 3, category 1 emissions of 9,200 t", and "increased by" with words of the next cell between. */
const changeIn =
  /\b(?:increase|decrease|reduction|rise|drop|decline|change) in (?:[^.;\d]|(?:scopes?|category) \d){3,60} of (?:about |around |approximately )?$|\b(?:increased|decreased|reduced|rose|fell|declined|dropped) by (?:[\p{L}-]+ ){1,8}$/iu

/** Whether an amount is a change. "From 20,000 t to 15,000 t" are amounts, "up to 200 t" is not. */
export function isChange(before: string): boolean {
  // "due to more flights (+40 kt)", "lower than in 2022 (-12 kt)"
  if (/(?:^|[\s(])[+±]$|\([-–−]$/.test(before)) return true
  if (changeIn.test(before)) return true
  return (
    (change.test(before) || changeElsewhere.test(before)) &&
    !/(?<!up )\b(?:from|to|från|till|von|auf|fra|til)(?: about| around| approximately)? $/i.test(before)
  )
}

/** "1,718 tCO2e reduction", "1,204 tonnes less than": a change, not emissions. */
export const isOfChange =
  /^(?:\W+(?:of|co ?2e?|carbon|ghg|voluntary|verified))*\W*(?:credits?|offsets?|certificates|reductions?|decrease|increase|savings?|saved|lower|less|higher|more|fewer|avoided|minskning|mindre|lägre|weniger|mehr|de moins|de plus)\b|^[^\d。、]{0,6}(?:削減|減少|増加|低減)/i

export function isAfterFrom(text: string, at: number): boolean {
  return /\b(?:from|von|från|fra|de|van)(?: (?:about|around|rund|cirka|ca\.))? $/i.test(
    text.slice(Math.max(0, at - 24), at),
  )
}

/** "fell to 94 t from 377 t": the second amount is of the year before. */
export function isFromAfterTo(text: string, at: number): boolean {
  const lead = text.slice(Math.max(0, at - 80), at)
  const to =
    /\b(?:to|auf|till|til|à) (?:\p{L}+ )?\d[\d.,' ]*\d? ?[^.;,\d]{0,24}(?:CO ?2 ?e?q?)?[^.;,\d]{0,12}(?: in (?:19|20)\d\d,?)? (?:from|von|från|fra|de) (?:(?:about|around) )?$/iu
  return to.test(lead) || /\b(?:down|up) from (?:(?:about|around) )?$/i.test(lead)
}

/** "from 4,330 t to 4,118 t": the second amount. */
export function isAfterTo(text: string, at: number): boolean {
  return /\b(?:from|von|från|fra|de|van) [^.;]{0,24}\d[^.;]{0,24} (?:to|auf|till|til|à|naar)(?: (?:about|around|rund|cirka|ca\.))? $/i.test(
    text.slice(Math.max(0, at - 80), at),
  )
}

/** "fell from 11,540 t to 9,127 t": the first amount is of an earlier year that is not named. */
export function isFromTo(text: string, at: number, after: string, unit: string): boolean {
  const rest = after.slice(after.indexOf(unit) + unit.length)
  return (
    isAfterFrom(text, at) &&
    /^[^.;\d]{0,24}\b(?:to|auf|till|til|à|naar)\b[^.;\d]{0,14}\d/i.test(rest) &&
    !/^[^.;]{0,20}\b(?:19|20)\d\d\b/.test(rest)
  )
}

/** "from 4,330 to 4,118 t": the unit behind the second is that of both. */
export function unitOfPair(text: string, at: number, after: string): string | null {
  const rest = isAfterFrom(text, at)
    ? /^ (?:to|auf|till|til|à|naar) (?:(?:about|around|rund|cirka|ca\.) )?\d[\d.,' ]*\d(?=\D)/i.exec(after)
    : null
  return rest ? unitAfter(after.slice(rest[0].length)) : null
}

/** "(2021: 13,456)" and "(previous year: 13,456)" have the unit of the amount they are compared with. */
export function isComparison(text: string, at: number, after: string): boolean {
  const lead = text.slice(Math.max(0, at - 34), at)
  return (
    (/\($/.test(lead) && /^ ?in (?:FY ?)?(?:19|20)\d\d\)/.test(after)) ||
    (/^\s?[);,]/.test(after) &&
      (/\((?:[^()]*[;,] ?)?(?:in )?(?:FY ?)?(?:19|20)\d\d\s?[:=]?\s?$/.test(lead) ||
        (/\([^()]*$/.test(lead) && priorYear.test(lead))))
  )
}
