export const priorYear =
  /(?:previous|prior|last) (?:financial |reporting )?year|vorjahr|föregående år|année précédente|ano anterior|año anterior/i
const saysPriorYear = new RegExp(String.raw`(?:${priorYear.source})[^\d]{0,14}$`, 'i')

/** The year before the one the sentence is about. */
function priorOf(text: string, at: number, reportYear: number): number {
  const said = [...text.slice(0, at).matchAll(oneYear)].at(-1)?.[1]
  return (said ? Number(said) : reportYear) - 1
}

type SentenceYear = { year: number; isAssumed: boolean }

const oneYear = /(?<![\d.,])(?:FY\s?)?((?:19[89]|20[0-4])\d)(?![\d.,]\d|\d|\s?t|-)/g

/** "(2019: 170.8 tonnes)", "in 2020 … 322.84 tonnes", "322.84 tonnes in 2020"; years that are compared with do not count. */
export function yearFor(text: string, at: number, after: string, reportYear: number | null): SentenceYear | null {
  const label = /\(?((?:19|20)\d\d)\s?[:=]\s?$/.exec(text.slice(Math.max(0, at - 9), at))
  if (label) return { year: Number(label[1]), isAssumed: false }
  if (reportYear !== null && saysPriorYear.test(text.slice(Math.max(0, at - 44), at)))
    return { year: priorOf(text, at, reportYear), isAssumed: false }
  const isInBrackets = text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
  const before = [...text.slice(0, at).matchAll(oneYear)].filter(({ index }) => {
    const lead = text.slice(Math.max(0, index - 24), index)
    const isCompared =
      /(?:since|compared (?:to|with)|versus|vs\.?|than in|jämfört med|från|baseline|base year|basår(?:et)?|by|until|till|gegenüber|target)\s*$/i.test(
        lead,
      )
    const isAside = text.lastIndexOf('(', index) > text.lastIndexOf(')', index) && !isInBrackets
    return !isCompared && !isAside
  })
  const following =
    /^[^.;(]{0,45}?\b(?:in|during|for|under|år|im Jahr|en)\s+(?:FY\s?|fiscal (?:year )?)?((?:19|20)\d\d)/i.exec(after)
  const year = Number(following?.[1] ?? before.at(-1)?.[1] ?? 0)
  if (year > 0) return reportYear !== null && year > reportYear ? null : { year, isAssumed: false }
  return reportYear === null ? null : { year: reportYear, isAssumed: true }
}
