/** Exit codes of the command; `carbon-register --help` lists them. */
export const exitCodes = {
  failed: 1,
  wrongUsage: 2,
  unreachable: 3,
  refused: 4,
  notFound: 5,
  /** After an import: some rows were accepted and some refused. */
  someRefused: 6,
} as const

export const exitWords = `Exit codes: 0 done; 1 failed; 2 wrong words or options; 3 the service does not answer; 4 the key is refused;
5 not found; 6 some rows of an import were refused.`
