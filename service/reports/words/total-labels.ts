import { plainText } from './plain-text'
import { subtotalWord, totalWord } from './total-words'

const totalWords = new RegExp(
  String.raw`^(?:[a-z\d][.)] ?)?(?:sub-?\s?)?(?:${totalWord}|${subtotalWord})(?![\p{L}\d])|^(?:総?計|[總总]排放量)(?!\p{L})`,
  'iu',
)

/** "Group" after its regions; with further words ("Group companies") it may be a part. */
const wholeGroup =
  /^(?:the )?(?:(?:entire )?group(?:[ -]consolidated)?|konzern|koncernen|konsernet|groupe|grupo|gruppo|whole company|company-?wide|worldwide|consolidated|overall|all sites)(?: totals?)?(?: \(incl(?:uding|\.) overseas\))?$/i

/** "Group", "Group consolidated (including overseas)": the whole of the regions listed before. */
export function isWholeGroup(label: string): boolean {
  return wholeGroup.test(plainText(label))
}

/** Whether a label only says that its row is the whole: "Total", "Summe", "Group". */
export function isTotalLabel(label: string): boolean {
  const text = plainText(label)
  return totalWords.test(text) || wholeGroup.test(text)
}
