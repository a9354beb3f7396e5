/** Says why a command ended, and ends it with 2 for options it does not know, else with 1. A stack only where nobody foresaw it. */
export function reportFailure(error: unknown): void {
  const isOfWords = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const isForeseen = isOfWords || (error instanceof Error && (error.name === 'ServiceError' || error.name === 'Error'))
  console.error(isForeseen ? error.message : error)
  process.exitCode = isOfWords ? 2 : 1
}
