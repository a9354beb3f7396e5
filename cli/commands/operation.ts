import type { Command } from 'commander'
import { dataOf } from '@/client/src/client'
import { nodeArguments } from '@/service/scripts/start/memory-settings'
import { sourceArguments } from '@/service/source-arguments'
import { type ConnectionOptions, connectAsTeam, isElsewhere, teamKeyOf, urlOf } from '../connection'
import { print, wantsJson } from '../output'
import { needSources, runProgram } from '../run-program'

const onThisMachine = 'On the database of this machine: DATABASE_URL, else DATA_DIR.'

/** Passes arguments and options unchanged to a program that knows them. */
function passOn(command: Command): Command {
  return command.argument('[words...]').allowUnknownOption()
}

type Part = readonly [name: string, usage: string, description: string]

/** Subcommands, for each of which `run` gets the remaining arguments. */
function addParts(
  command: Command,
  parts: readonly Part[],
  run: (words: readonly string[], part: Command) => Promise<void>,
): void {
  for (const [name, usage, description] of parts)
    passOn(command.command(name))
      .description(description)
      .usage(usage)
      .action((given: string[], _options: unknown, part: Command) => run([name, ...given], part))
}

/** Commands that work on the installation itself, through its own programs. */
export function addOperationCommands(program: Command): void {
  const data = program
    .command('data')
    .description('publishers’ data: which editions are in use, newer ones, going back')
    .addHelpText('after', `\n${onThisMachine} With --url the service there does it, with its team key.`)
  addParts(
    data,
    [
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
    ],
    (words, part) => runData(part, words),
  )

  const db = program
    .command('db')
    .description('back up, restore and move the database')
    .addHelpText('after', `\n${onThisMachine}`)
  addParts(
    db,
    [
      ['backup', 'FILE', 'write all of it into a file, also while the service runs'],
      ['restore', 'FILE', 'read such a file into an empty database'],
      ['move', '--to postgres://…', 'take what the embedded database holds to PostgreSQL'],
    ],
    async (words) => {
      process.exitCode = await runProgram({
        program: 'dist/service/database.js',
        options: ['--enable-source-maps'],
        words,
      })
    },
  )

  const users = program.command('users').description('users of the dashboard (docs/sign-in.md)')
  addParts(
    users,
    [
      ['create', '--email EMAIL --role viewer|editor|admin [--name NAME] [--link]', 'make a user'],
      ['list', '', 'list the users'],
      ['role', '--email EMAIL --role viewer|editor|admin', 'change a role'],
      ['disable', '--email EMAIL', 'keep somebody out'],
      ['enable', '--email EMAIL', 'let somebody in again'],
      ['reset', '--email EMAIL [--link]', 'set a new password'],
    ],
    async (words) => {
      process.exitCode = await runProgram({ program: 'service/scripts/users/user.ts', words })
    },
  )

  const report = program.command('report').description('sustainability reports')
  passOn(report.command('extract'))
    .description('print the emissions that a report states, without a service')
    .usage('FILE [--all | --why YEAR SCOPE]')
    .action(async (given: string[]) => {
      needSources('report extract')
      process.exitCode = await runProgram({
        program: 'service/scripts/reports/report-extract.ts',
        options: ['--max-old-space-size=700', '--max-semi-space-size=2', ...sourceArguments],
        words: given,
      })
    })

  passOn(program.command('doctor'))
    .description('say what is wrong with this installation, why, and what to do')
    .usage('[--offline]')
    .action(async (given: string[]) => {
      needSources('doctor')
      process.exitCode = await runProgram({
        program: 'service/scripts/doctor/doctor.ts',
        options: sourceArguments,
        words: given,
      })
    })

  for (const [name, what, words] of [
    ['service', 'run the service alone', []],
    ['worker', 'run a process that only researches (with DATABASE_URL)', ['worker']],
  ] as const)
    program
      .command(name)
      .description(what)
      .action(async () => {
        process.exitCode = await runProgram({ program: 'dist/service/main.js', options: nodeArguments, words })
      })
}

async function runData(command: Command, words: readonly string[]): Promise<void> {
  const options: ConnectionOptions = command.optsWithGlobals()
  if (words[0] === 'status' && wantsJson(command)) {
    return print(JSON.stringify(dataOf(await connectAsTeam(command).api.GET('/data/sources')), null, 2))
  }
  const environment: Record<string, string> = isElsewhere(options, process.env)
    ? { CARBON_REGISTER_URL: urlOf(options, process.env), TEAM_KEY: teamKeyOf(options, process.env) }
    : {}
  process.exitCode = await runProgram({
    program: 'dist/service/data.js',
    options: ['--enable-source-maps'],
    words,
    environment,
  })
}
