import type { ScopeMention } from '@/service/reports/words/parse-scope'

const amount = /(?<![\d.,'’\p{L}/-])\d[\d.,' ]*\d(?![\d%])/gu
const atEnd = /\b(?:respectively|respektive|beziehungsweise|respectivement|respectivamente)\b/i

/** `compared` is null, or the year stated for an amount that others are compared with, 0 if none is stated. */
export type Respective = { at: number; printed: string; scope: ScopeMention; compared: number | null }

type Mentions = readonly { end: number; scope: ScopeMention }[]

export function isRespective(text: string): boolean {
  return atEnd.test(text)
}

/**
 * "Scope 1 and Scope 2 (location-based) emissions were 1,204 and 3,118 tonnes, respectively": each amount with its scope, in order.
 * Nothing if the numbers of amounts and scopes differ, or the amounts may belong to years instead.
 */
export function respectiveAmounts(text: string, mentions: Mentions): Respective[] {
  // "… respectively in 2021, and … respectively in 2022": the order does not tell which belong together.
  if (text.split(atEnd).length > 2) return []
  const said = atEnd.exec(text)?.index ?? 0
  const last = Math.max(0, ...mentions.filter(({ end }) => end < said).map(({ end }) => end))
  const compared = comparedFrom(text.slice(0, said), last)
  const found = compared === null ? [] : amountsInOrder(text, mentions, said, compared)
  const year = Number(yearBehind.exec(text.slice(said))?.[1] ?? 0)
  if (found.length > 0) return found.map((one) => ({ ...one, compared: year }))
  const ofYears = amountsOfYears(text, mentions)
  if (ofYears.length > 0) return ofYears
  return amountsInOrder(text, mentions, said, last).map((one) => ({ ...one, compared: null }))
}

/** "…, compared to 4,330 and 1,204 tonnes, respectively, in fiscal year 2022" */
const yearBehind =
  /^respectively,? (?:in|for|during) (?:the )?(?:fiscal |financial )?(?:year )?(?:FY ?)?((?:19|20)\d\d)(?!\d)/i

/** "Scope 1 emissions amounted to 4,667 and 5,491 t in 2021 and 2022, respectively": one scope, and a year for each amount. */
function amountsOfYears(text: string, mentions: Mentions): Respective[] {
  const [only, ...others] = mentions
  if (!only || others.length > 0 || only.scope.scopes.length > 1) return []
  const numbers = [...text.matchAll(amount)].map(({ index, 0: printed }) => ({ at: index, printed: printed.trim() }))
  const years = numbers.filter(isYear).map(({ printed }) => Number(printed))
  const amounts = numbers.filter((one) => !isYear(one) && one.at > only.end)
  if (years.length < 2 || new Set(years).size !== amounts.length || years.length !== amounts.length) return []
  return amounts.map((one, i) => ({ ...one, scope: only.scope, compared: years[i] ?? 0 }))
}

function isYear({ printed }: { printed: string }): boolean {
  return /^(?:19|20)\d\d$/.test(printed)
}

/** After scopes with an amount each: where the amounts begin that these are compared with. */
function comparedFrom(text: string, from: number): number | null {
  const found = /\b(?:compared (?:to|with)|versus|(?:down|up) from) (?=\d)/i.exec(text.slice(from))
  const isAfterAmount = found !== null && /\d[\d.,]*[.,]\d{3}/.test(text.slice(from, from + found.index))
  return isAfterAmount ? from + found.index : null
}

function amountsInOrder(text: string, mentions: Mentions, said: number, from: number): Omit<Respective, 'compared'>[] {
  const scopes = mentions
    .filter(({ end }) => end < said)
    .flatMap(({ scope }) =>
      scope.scopes.map((one) => ({ ...scope, scopes: [one], method: one === 2 ? scope.method : null })),
    )
  const numbers = [...text.slice(from, said).matchAll(amount)].map(({ index, 0: printed }) => ({
    at: from + index,
    printed: printed.trim(),
  }))
  if (new Set(scopes.map(({ scopes: [one] }) => one)).size < scopes.length || scopes.length < 2) return []
  const amounts = numbers.filter((one) => !isYear(one))
  // One year applies to all amounts; of several years each amount may have its own.
  if (numbers.length > amounts.length + 1 || amounts.length !== scopes.length) return []
  return amounts.flatMap((one, i) => (scopes[i] ? [{ ...one, scope: scopes[i] }] : []))
}
