/** Prints why a command failed, and ends it with 2 for unknown options, else with 1. The stack is printed only for unexpected errors. */
export function reportFailure(error: unknown): void {
  const isOfWords = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const isForeseen = isOfWords || (error instanceof Error && (error.name === 'ServiceError' || error.name === 'Error'))
  console.error(isForeseen ? error.message : error)
  process.exitCode = isOfWords ? 2 : 1
}
