import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { type CarbonClient, createClient } from '@/client/src/client'

export type Environment = Readonly<Record<string, string | undefined>>
export type ConnectionOptions = { url?: string; key?: string; json?: boolean }

/** An error for the person who typed the command: printed without a stack trace. */
export class CommandError extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode: number) {
    super(message)
    this.name = 'CommandError'
    this.exitCode = exitCode
  }
}

/** The service's address: --url, CARBON_REGISTER_URL, otherwise this machine's. */
export function urlOf({ url }: ConnectionOptions, env: Environment): string {
  const local = `http://127.0.0.1:${env['SERVICE_PORT'] || 4000}`
  return (url || env['CARBON_REGISTER_URL'] || local).replace(/\/+$/, '')
}

/** Whether the service is another machine's: this machine's keys are not sent there. */
export function isElsewhere({ url }: ConnectionOptions, env: Environment): boolean {
  return Boolean(url || env['CARBON_REGISTER_URL'])
}

/** The project's key: --key, CARBON_REGISTER_KEY, otherwise the dashboard's, for a service on this machine. */
export function projectKeyOf(options: ConnectionOptions, env: Environment): string {
  const given = options.key || env['CARBON_REGISTER_KEY']
  if (given) return given
  const kept = isElsewhere(options, env) ? null : env['SERVICE_API_KEY'] || readKept(env, 'dashboard-key')
  if (kept) return kept
  throw new CommandError(
    isElsewhere(options, env)
      ? 'Give the key of a project: --key KEY, or CARBON_REGISTER_KEY. For the register of this folder on another port set SERVICE_PORT instead: the key of its dashboard is then used.'
      : 'There is no key yet: start the register once (npm start), or make one (carbon-register keys create --name NAME) and give it with --key or CARBON_REGISTER_KEY.',
    4,
  )
}

/** The team key, for projects, keys and data: --key, CARBON_REGISTER_TEAM_KEY, TEAM_KEY, otherwise the one the service wrote on this
 * machine. */
export function teamKeyOf(options: ConnectionOptions, env: Environment): string {
  const given = options.key || env['CARBON_REGISTER_TEAM_KEY']
  if (given) return given
  const kept = isElsewhere(options, env) ? null : env['TEAM_KEY'] || readKept(env, 'team-key')
  if (kept) return kept
  throw new CommandError('Give the team key: --key KEY, or CARBON_REGISTER_TEAM_KEY.', 4)
}

function readKept(env: Environment, name: string): string | null {
  const file = join(resolve(env['DATA_DIR'] || '.data'), name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null
}

/** Whether no service answered the request. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}

/** A person is waiting: short outages are retried, longer ones reported. */
const retries = 2

/** A client configured by a command's options. */
export function connect(command: Command): CarbonClient {
  const options: ConnectionOptions = command.optsWithGlobals()
  return createClient({ url: urlOf(options, process.env), key: projectKeyOf(options, process.env), retries })
}

/** The same with the team key. */
export function connectAsTeam(command: Command): CarbonClient {
  const options: ConnectionOptions = command.optsWithGlobals()
  return createClient({ url: urlOf(options, process.env), key: teamKeyOf(options, process.env), retries })
}
