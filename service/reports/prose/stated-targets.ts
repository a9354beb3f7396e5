import { isOfCredits } from './about-parts'
import type { Amount } from './sentence'
import { isDatedBehind } from './sentence-year'
import { isChange, isChangeBehind, isOfEmitted } from './stated-changes'

const aims =
  /\b(?:will|would(?! have (?:amounted|been|total\w+|come) )|could|project|expect\w*|for each|one tonne|(?:targets?|goals?|aims?)(?! [1-9](?![\d%]|[.,]\d| ?(?:%|per ?cent|[kM]?t\b|tonnes|million)))|ambition|commit\w*|pledge\w*|mål|målet|ziel|zielwert|cibles?|objectifs?|objetivos?|metas?|obiettiv[oi]|doel|doelstelling)\b/i
/** "reduce Scope 1 and 2 emissions 42% by 2030 from a 2021 base year, equivalent to 62.7 kt" */
const targetByYear =
  /\b(?:reduce|reducing|cut|cutting|lower|halve|halving)\b[^.;]{0,80}\bby 20[2-5]\d\b[^.;]{0,60}\b(?:equivalent|equal|corresponding|amounting|i\.e\.|that is|meaning|or)\b[^.;\d]{0,20}$/i

/** "hasta un máximo de 41.000 toneladas", "at most 41,000 t" */
const upTo =
  /\b(?:hasta(?: un máximo de)?|máximo de|a maximum of|at most|no more than|höchstens|högst|au maximum|au plus|al massimo)(?: las| los)? $/i

/** "108千t-CO2e以下とする計画です" */
const targetAfter = /^[^。]{0,24}(?:目標|計画|見込|目指)/

/** "826.7 t CO2e, so by 2030 it can be no more than 207 t": emissions, and the target that follows from them. */
const followsFrom = /^[^.;,]{0,20}, (?:and )?(?:so|hence|therefore|which means)\b/i

/** "We are achieving our target with emissions standing at 38,726 t": a target that is met, and the emissions. */
const reached =
  /\b(?:achiev(?:ed|ing)|met|meeting|reach(?:ed|ing)|exceed(?:ed|ing)|surpass(?:ed|ing)) (?:our|the|its|their) (?:\w+ )?(?:targets?|goals?)\b/gi

/** "In 2019, the base year for our targets, emissions were 4,330 t" */
const baseOfTarget =
  /\bbase(?:line)?[- ]year (?:for|of) (?:our|the|its|their|all) (?:[\w-]+ ){0,3}(?:targets?|goals?|aims?)\b/gi

/** Whether an amount is a target, credits bought, or the size of a change. */
export function isTargetOrChange(text: string, { at, after }: Amount): boolean {
  if (isOfCredits(text.slice(Math.max(0, at - 60), at))) return true
  const isTarget =
    targetByYear.test(text.slice(Math.max(0, at - 180), at)) ||
    aims.test(
      text
        .slice(Math.max(0, at - 90), at)
        .replace(reached, ' ')
        .replace(baseOfTarget, ' '),
    ) ||
    targetAfter.test(after) ||
    upTo.test(text.slice(Math.max(0, at - 40), at)) ||
    (/^[^.;]{0,40}\b(?:by|until|till|bis) 20[2-5]\d/i.test(after) && !followsFrom.test(after))
  const before = text.slice(Math.max(0, at - 40), at)
  // "jämfört med 455 ton 2023" is an amount of that year, "minskade med 43 ton" is a change.
  const isCompared =
    /(?:\b(?:jämfört|sammenlign\w+) med|\b(?:vergeleken|vergelijking) met|\b(?:tegenover|ten opzichte van|verrattuna)) $/i.test(
      before,
    ) && isDatedBehind(after)
  // "laski 12 000 tonniin" is the amount after the fall.
  const isTo = /^[^.;,\d]{0,20}tonniin/i.test(after)
  const isChanged = (isChange(text.slice(Math.max(0, at - 110), at)) && !isTo) || isChangeBehind(before, after)
  return isTarget || (isChanged && !isCompared && !isOfEmitted.test(after))
}
