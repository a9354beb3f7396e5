import { CommanderError } from 'commander'
import { CarbonServiceError } from '@/client/src/client'
import { CommandError } from './connection'
import { exitCodes } from './exit-codes'
import { say } from './output'
import { createProgram } from './program'

/** How a failure ends the command, said in words first. */
function endOf(error: unknown): number {
  // Commander has said what is wrong with the words.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.wrongUsage
  if (error instanceof CommandError) {
    say(error.message)
    return error.exitCode
  }
  if (error instanceof CarbonServiceError) {
    say(error.title === null ? error.message : `${error.title}: ${error.message}`)
    if (error.status === 401 || error.status === 403) return exitCodes.refused
    return error.status === 404 ? exitCodes.notFound : exitCodes.failed
  }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    say('The service does not answer: is it running (npm start), and is the address right (--url)?')
    return exitCodes.unreachable
  }
  say(error instanceof Error ? error.message : String(error))
  return exitCodes.failed
}

try {
  await createProgram().parseAsync()
} catch (error) {
  process.exitCode = endOf(error)
}
