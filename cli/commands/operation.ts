import type { Command } from 'commander'
import { nodeArguments } from '@/service/scripts/start/memory-settings'
import { sourceArguments } from '@/service/source-arguments'
import { CommandError, type ConnectionOptions, connectAsTeam, isElsewhere, teamKeyOf, urlOf } from '../connection'
import { exitCodes } from '../exit-codes'
import { print, wantsJson } from '../output'
import { needSources, runProgram } from '../run-program'

const onThisMachine = 'On the database of this machine: DATABASE_URL, else DATA_DIR.'

/** Words and options go on as they were typed, to a program that knows them. */
function passOn(command: Command): Command {
  return command.argument('[words...]').allowUnknownOption()
}

/** What works on the installation itself, by the programs it has. */
export function addOperationCommands(program: Command): void {
  const data = program
    .command('data')
    .description('publishers’ data: which editions are in use, newer ones, going back')
  for (const [name, words, what] of [
    ['status', '', 'list the editions in use'],
    ['report', '[--verbose]', 'count what is known'],
    [
      'import',
      'SOURCE FILE... [--retrieved YYYY-MM-DD] [--vintage TEXT] [--allow-shrink] [--verbose]',
      'take a newer file into use',
    ],
    ['fetch', 'SOURCE', 'ask a publisher through its interface'],
    ['rollback', 'SOURCE [--verbose]', 'return to the edition before'],
    [
      'accept',
      'SOURCE RECORD YEAR FIELD [--region XX] --reason TEXT | --withdraw',
      'show a figure that a check holds back',
    ],
  ] as const)
    passOn(data.command(name))
      .description(what)
      .usage(words)
      .action(async (given: string[], _options: unknown, command: Command) => runData(command, [name, ...given]))
  data.addHelpText('after', `\n${onThisMachine} With --url the service there does it, with its team key.`)

  const db = program
    .command('db')
    .description('back up, restore and move the database')
    .addHelpText('after', `\n${onThisMachine}`)
  for (const [name, words, what] of [
    ['backup', 'FILE', 'write all of it into a file, also while the service runs'],
    ['restore', 'FILE', 'read such a file into an empty database'],
    ['move', '--to postgres://…', 'take what the embedded database holds to PostgreSQL'],
  ] as const)
    passOn(db.command(name))
      .description(what)
      .usage(words)
      .action(async (given: string[]) => {
        process.exitCode = await runProgram({
          words: ['--enable-source-maps', 'dist/service/database.js', name, ...given],
          isBuilt: true,
        })
      })

  const users = program.command('users').description('users of the dashboard (docs/sign-in.md)')
  for (const [name, words, what] of [
    ['create', '--email EMAIL --role viewer|editor|admin [--name NAME] [--link]', 'make a user'],
    ['list', '', 'list the users'],
    ['role', '--email EMAIL --role viewer|editor|admin', 'change a role'],
    ['disable', '--email EMAIL', 'keep somebody out'],
    ['enable', '--email EMAIL', 'let somebody in again'],
    ['reset', '--email EMAIL [--link]', 'set a new password'],
  ] as const)
    passOn(users.command(name))
      .description(what)
      .usage(words)
      .action(async (given: string[]) => {
        process.exitCode = await runProgram({ words: ['service/scripts/users/user.ts', name, ...given] })
      })

  const report = program.command('report').description('sustainability reports')
  passOn(report.command('extract'))
    .description('print the emissions that a report states, without a service')
    .usage('FILE [--json]')
    .action(async (given: string[], _options: unknown, command: Command) => {
      needSources('report extract')
      const memory = ['--max-old-space-size=700', '--max-semi-space-size=2']
      const json = wantsJson(command) ? ['--json'] : []
      process.exitCode = await runProgram({
        words: [...memory, ...sourceArguments, 'service/scripts/reports/report-extract.ts', ...given, ...json],
      })
    })

  passOn(program.command('doctor'))
    .description('say what is wrong with this installation, why, and what to do')
    .usage('[--offline]')
    .action(async (given: string[]) => {
      needSources('doctor')
      process.exitCode = await runProgram({ words: [...sourceArguments, 'service/scripts/doctor/doctor.ts', ...given] })
    })

  for (const [name, what, words] of [
    ['service', 'run the service alone', []],
    ['worker', 'run a process that only researches (with DATABASE_URL)', ['worker']],
  ] as const)
    program
      .command(name)
      .description(what)
      .action(async () => {
        process.exitCode = await runProgram({
          words: [...nodeArguments, 'dist/service/main.js', ...words],
          isBuilt: true,
        })
      })
}

async function runData(command: Command, words: readonly string[]): Promise<void> {
  const options: ConnectionOptions = command.optsWithGlobals()
  if (words[0] === 'status' && wantsJson(command)) {
    const { data, error } = await connectAsTeam(command).api.GET('/data/sources')
    if (data === undefined) throw new CommandError(error.detail, exitCodes.refused)
    return print(JSON.stringify(data, null, 2))
  }
  const environment: Record<string, string> = isElsewhere(options, process.env)
    ? { CARBON_REGISTER_URL: urlOf(options, process.env), TEAM_KEY: teamKeyOf(options, process.env) }
    : {}
  process.exitCode = await runProgram({
    words: ['--enable-source-maps', 'dist/service/data.js', ...words],
    isBuilt: true,
    environment,
  })
}
