import type { Table } from '@/service/reports/tables/detect/find-tables'
import { plainText } from '@/service/reports/words/plain-text'

const targetWord =
  /^(?:to )?(?:reduce|reducing|cut|lower|decrease|halve|limit|minska|halvera|sänka|reduzier\w+|senk\w+|verringer\w+|réduire|diminuer|reducir|reducer|redusere?|vähentää)\b(?: (?:our|total|absolute|the|de|unsere|våra))*/i
const byHowMuch =
  /,? ?(?:\(?-? ?\d+(?:[.,]\d+)? ?(?:%|percent|per cent)(?: reduction)?\)?|(?:by|um|med|de|à|to|till) (?:at least )?(?:\d+(?:[.,]\d+)? ?(?:%|percent|prozent|procent|per cent)|half|the half|net zero|zero))/gi
const until =
  /,? ?(?:by|until|before|vs\.?|versus|against|from|compared (?:to|with)|bis|till|d'ici|gegenüber)(?: an?| our| the)?(?: end of)? ?(?:base(?:line)?(?: year)? )?\(?(?:FY ?)?20\d\d\)?(?: base(?:line)?(?: year)?)?/gi
const headOfAims =
  /^(?:our )?(?:goals?|targets?|aims?|objectives?|commitments?|ambitions?|ziele?|mål|objectifs?|objetivos?|tavoit\w+|kpis?)\b/i

/** A scorecard: past years beside the year of a target. Its rows may be named by their targets. */
export function isScorecard(table: Table): boolean {
  const past = table.columns.filter(({ year, isOther }) => year && !isOther)
  const ahead = table.columns.some(
    ({ path, isOther }) => isOther && /target|goal|ziel|mål|aim|objecti|tavoit|目標/i.test(path),
  )
  // The base year of a target may stand in a column of years, "Base year | Base year emissions".
  const isMeasured = past.length > 1 || (past.length === 1 && /\bbase(?:line)?\b/i.test(table.headText))
  return isMeasured && (ahead || past.some(({ year }) => year?.kind === 'base'))
}

/** "Goal | Unit" above the labels of a scorecard describes the labels, not the amounts. */
export function isHeadOfTargets(table: Table): boolean {
  const words = table.headText.replace(/\b(?:base(?:line)?|years?|emissions?)\b|\([^)]*\)/gi, '').replace(/\s+/g, ' ')
  return isScorecard(table) && headOfAims.test(table.headText) && words.length < 40
}

/** What a target measures: "Reduce Scope 1 emissions by 50 % by 2030" becomes "Scope 1 emissions". Other labels stay as they are. */
export function measureOf(label: string, table: Table): string {
  const text = plainText(label)
  if (!targetWord.test(text) || !isScorecard(table)) return label
  return text.replace(targetWord, '').replace(byHowMuch, ' ').replace(until, ' ').replace(/\s+/g, ' ').trim()
}
