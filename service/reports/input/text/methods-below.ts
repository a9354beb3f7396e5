import { methodOf } from '@/service/reports/words/parse-scope'

/** "(market based) Energy sources": the method in brackets, and the text beside it. */
const bracket = /^\s*(?<method>\([^()]{4,40}\))(?<rest>.*)$/
/** A row of scope 2, up to the number of its scope, with amounts at its end. */
const row = /^(?<label>.*?\b(?:scopes?|alcance|escopo|[áâ]mbit?o|umfang|omfang) ?2\b)(?<rest>.*\d\S*)$/i

/**
 * Moves the method of a row from the line below into its label, "Scope 2, indirect emissions t 30,490 54,689" over "(market based)", as
 * it comes out of a narrow column of labels, so that it is not taken for that of the row below. A line between the two may belong to
 * another column.
 */
export function withMethodsBelow(lines: readonly string[]): string[] {
  const result = [...lines]
  lines.forEach((line, at) => {
    const { method = '', rest = '' } = bracket.exec(line)?.groups ?? {}
    if (method === '' || methodOf(method) === null) return
    const above = [at - 1, at - 2].find((one) => row.test(lines[one] ?? ''))
    const { label, rest: amounts } = row.exec(lines[above ?? -1] ?? '')?.groups ?? {}
    if (above === undefined || label === undefined || amounts === undefined) return
    // A row that already names its method is complete.
    if (methodOf(result[above] ?? '') !== null || /\|/.test(lines[above] ?? '')) return
    result[above] = `${label} ${method}${amounts}`
    result[at] = rest.trim()
  })
  return result
}
