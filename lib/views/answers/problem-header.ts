/** The header in which the backend names a problem of its own, so that the browser can translate it. */
export const problemHeader = 'x-problem'
export const problems = [
  'refusedKey',
  'unexpectedAnswer',
  'notReady',
  'failed',
  'unreachable',
  'tooSlow',
  'noKey',
  'signedOut',
  'notAllowed',
  'otherSite',
  'notHere',
] as const
export type Problem = (typeof problems)[number] | 'noConnection' | 'notAnswered'

export function readProblem(header: string | null): Problem | null {
  return problems.find((problem) => problem === header) ?? null
}
