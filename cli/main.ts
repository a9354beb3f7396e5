import { join, resolve } from 'node:path'
import { CommanderError } from 'commander'
import { CarbonServiceError } from '@/client/src/client'
import { root } from '@/service/scripts/build/root'
import { CommandError, isUnreachable } from './connection'
import { exitCodes } from './exit-codes'
import { say } from './output'
import { createProgram } from './program'

const nothingThere =
  'There is nothing at this address of the service. It may have only the two published endpoints, which register and get ask, or has no such id; ' +
  'or the address is that of something else (--url).'

/** Our service says in JSON what was not found; a service without the path has no words of its own for it. */
function isNothingThere({ status, title }: CarbonServiceError): boolean {
  return title === null && [404, 405, 501].includes(status)
}

/** Prints a failure and returns its exit code. */
function endOf(error: unknown): number {
  // Commander has already printed what is wrong.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.wrongUsage
  if (error instanceof CommandError) {
    say(error.message)
    return error.exitCode
  }
  if (error instanceof CarbonServiceError) {
    if (isNothingThere(error)) say(nothingThere)
    else say(error.title === null ? error.message : `${error.title}: ${error.message}`)
    if (error.status === 401 || error.status === 403) return exitCodes.refused
    return error.status === 404 ? exitCodes.notFound : exitCodes.failed
  }
  if (isUnreachable(error)) {
    say('The service does not answer: is it running (npm start), and is the address right (--url)?')
    return exitCodes.unreachable
  }
  say(error instanceof Error ? error.message : String(error))
  return exitCodes.failed
}

// The data of this installation, from any working folder; a given path is relative to the working folder.
process.env['DATA_DIR'] = resolve(process.env['DATA_DIR'] || join(root, '.data'))

// The reader closed the pipe: `carbon-register list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

try {
  await createProgram().parseAsync()
} catch (error) {
  process.exitCode = endOf(error)
}
