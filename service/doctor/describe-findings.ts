import type { Finding } from './finding'

const marks = { good: 'ok  ', warning: 'look', bad: 'BAD ' } as const

/** Returns one line per finding, followed by its remedy if it is not good. The exit code is 1 if anything is bad. */
export function describeFindings(findings: readonly Finding[]): { lines: string[]; exitCode: 0 | 1 } {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const lines = findings.flatMap(({ what, state, words, remedy }) => [
    `${marks[state]}  ${what}: ${words}`,
    ...(remedy === null ? [] : [`      ${remedy}`]),
  ])
  const bad = count('bad')
  const sum = `${count('good')} good, ${count('warning')} to look at, ${bad} bad`
  return { lines: [...lines, '', sum], exitCode: bad === 0 ? 0 : 1 }
}
