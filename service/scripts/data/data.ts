import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '@/service/config'
import { FigureAcceptance, FigureWithdrawal } from '@/service/contract/held-figure'
import { acceptFigure, readHeldFigures, withdrawFigure } from '@/service/editions/accept-figure'
import { countData } from '@/service/editions/describe/count-data'
import { describeHeld } from '@/service/editions/describe/describe-held'
import { describeCounts, describeReport, describeSources } from '@/service/editions/describe/describe-report'
import { listSources } from '@/service/editions/describe/list-sources'
import { importEdition } from '@/service/editions/import-edition'
import { readInstalledReference } from '@/service/editions/installed-reference'
import { joinEditions } from '@/service/editions/join/join-task'
import { loadReference } from '@/service/editions/load-reference'
import { rollBackEdition } from '@/service/editions/roll-back-edition'
import { ServiceError } from '@/service/errors'
import { describeLiveSources } from '@/service/live/describe-live-source'
import type { LiveContext } from '@/service/live/fetch-live-source'
import { listLiveSources } from '@/service/live/list-live-sources'
import { LiveSourceId } from '@/service/live/live-source'
import { ImportableSource } from '@/service/reference/records'
import type { Database } from '@/service/storage/engine/database'
import { migrate } from '@/service/storage/engine/migrate'
import { openDatabase } from '@/service/storage/engine/open-database'
import { reportFailure } from '../report-failure'
import { fetchHere } from './fetch-here'
import { importGleifFiles, rollBackGleifFiles } from './gleif'
import { addressOf, type Command, callRunningService, createCall, readTeamKey } from './running-service'

// npx carbon-register data … works on the database of the environment: PostgreSQL by DATABASE_URL, else the embedded one, through
// the service where one has it open.

const usage = `Usage:
  npx carbon-register data import SOURCE FILE... [--retrieved YYYY-MM-DD] [--vintage TEXT] [--allow-shrink] [--verbose]
  npx carbon-register data import gleif LEVEL-1-FILE [LEVEL-2-FILE] [--allow-shrink]
  npx carbon-register data fetch SOURCE, one of ${LiveSourceId.options.join(', ')}
  npx carbon-register data rollback SOURCE [--verbose]
  npx carbon-register data accept SOURCE RECORD YEAR FIELD [--region XX] --reason TEXT (or --withdraw)
  npx carbon-register data status
  npx carbon-register data report
SOURCE is one of ${ImportableSource.options.join(', ')}, gleif`

const referenceDirectory = fileURLToPath(new URL('./reference/data', import.meta.url))

const clock = () => new Date()

/** Used where a command prints its own output. */
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

type OwnImporter = {
  import: (database: Database, paths: readonly string[], options: { allowShrink: boolean }) => Promise<string[]>
  rollback: (database: Database) => Promise<string[]>
}

/** Sources that are too large to be read into memory have an importer of their own, by source; it returns the lines to print. */
const ownImporters: Readonly<Record<string, OwnImporter>> = {
  gleif: {
    import: (database, paths, { allowShrink }) =>
      importGleifFiles(database, paths, { clock, allowShrink, print: (line) => console.log(line) }),
    rollback: (database) => rollBackGleifFiles(database, clock),
  },
}

/** Runs `work` on a connection of its own: such a source is not imported through a running service. */
async function withOwnDatabase(config: Config, work: (database: Database) => Promise<string[]>): Promise<string[]> {
  const database = await openDatabase(config).catch((cause: unknown) => {
    if (config.databaseUrl !== null || !(cause instanceof ServiceError) || cause.code !== 'unavailable') throw cause
    const message = `${cause.message} This source is not imported through a running service: its files are too large to be sent.`
    throw new ServiceError('unavailable', message, { cause })
  })
  try {
    await migrate(database)
    return await work(database)
  } finally {
    await database.close()
  }
}

async function readCommand(): Promise<{ command: Command; verbose: boolean } | (() => Promise<string[]>)> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      retrieved: { type: 'string' },
      vintage: { type: 'string' },
      'allow-shrink': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      region: { type: 'string', default: 'GLOBAL' },
      reason: { type: 'string' },
      withdraw: { type: 'boolean', default: false },
    },
  })
  const [name, sourceName, ...paths] = positionals
  const { verbose } = values
  if (name === 'status' || name === 'report') return { command: { name }, verbose }
  if (name === 'fetch') {
    const live = LiveSourceId.safeParse(sourceName)
    if (!live.success || paths.length > 0) throw new ServiceError('bad_request', usage)
    return { command: { name, source: live.data }, verbose }
  }
  if (name === 'accept') return { command: readAcceptance([sourceName, ...paths], values), verbose }
  const own = ownImporters[sourceName ?? '']
  if (own !== undefined && (name === 'import' || name === 'rollback')) {
    const options = { allowShrink: values['allow-shrink'] }
    return () =>
      withOwnDatabase(readConfig(process.env), (database) =>
        name === 'import' ? own.import(database, paths, options) : own.rollback(database),
      )
  }
  const source = ImportableSource.safeParse(sourceName)
  if (!source.success || (name !== 'import' && name !== 'rollback')) throw new ServiceError('bad_request', usage)
  if (name === 'rollback') return { command: { name, source: source.data }, verbose }
  const retrieved = values.retrieved ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(retrieved) || Number.isNaN(Date.parse(retrieved))) {
    throw new ServiceError('bad_request', `--retrieved needs a day like 2026-05-01, not ${retrieved}`)
  }
  const files = await Promise.all(paths.map(readGivenFile))
  const command: Command = {
    name,
    source: source.data,
    files,
    retrieved,
    vintage: values.vintage,
    allowShrink: values['allow-shrink'],
  }
  return { command, verbose }
}

type AcceptanceOptions = { region: string; reason?: string | undefined; withdraw: boolean }

function readAcceptance(
  [source, recordId, year, field, ...others]: readonly (string | undefined)[],
  { region, reason, withdraw }: AcceptanceOptions,
): Command {
  const name = { source, record_id: recordId, year: Number(year), region, field }
  const figure = (withdraw ? FigureWithdrawal : FigureAcceptance).safeParse(withdraw ? name : { ...name, reason })
  if (figure.success && others.length === 0) {
    return 'reason' in figure.data
      ? { name: 'accept', figure: figure.data as FigureAcceptance }
      : { name: 'withdraw', figure: figure.data }
  }
  const words = figure.success
    ? 'too many words'
    : figure.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  throw new ServiceError('bad_request', `${words}\n${usage}`)
}

async function readGivenFile(path: string): Promise<{ name: string; bytes: Uint8Array }> {
  try {
    return { name: basename(path), bytes: new Uint8Array(await readFile(path)) }
  } catch (cause) {
    throw new ServiceError('bad_request', `${path} cannot be read`, { cause })
  }
}

async function run(
  ctx: LiveContext & { isRefreshing: boolean; isAskingLiveSources: boolean },
  command: Command,
  verbose: boolean,
): Promise<string[]> {
  switch (command.name) {
    case 'import': {
      const { source, files, retrieved, vintage, allowShrink } = command
      const input = { source, files, retrievedOn: retrieved, vintage, allowShrink }
      return describeReport(await importEdition(ctx, input), verbose)
    }
    case 'fetch':
      return fetchHere(ctx, command.source, (line) => console.error(line))
    case 'rollback':
      return describeReport(await rollBackEdition(ctx, command), verbose)
    case 'accept': {
      const { record_id: recordId, reason, ...figure } = command.figure
      await acceptFigure(ctx, { ...figure, recordId }, reason)
      return describeHeld(await readHeldFigures(ctx), verbose)
    }
    case 'withdraw': {
      const { record_id: recordId, ...figure } = command.figure
      await withdrawFigure(ctx, { ...figure, recordId })
      return describeHeld(await readHeldFigures(ctx), verbose)
    }
    case 'status':
      return [
        ...describeSources(await listSources(ctx)),
        ...describeLiveSources(await listLiveSources(ctx, ctx.isAskingLiveSources)),
      ]
    case 'report':
      return [
        ...describeCounts(
          await countData(ctx.database, await readInstalledReference(ctx.database, ctx.referenceDirectory)),
        ),
        ...describeHeld(await readHeldFigures(ctx), verbose),
      ]
  }
}

async function askService(address: string, config: Config, command: Command, verbose: boolean): Promise<void> {
  const call = createCall(address, await readTeamKey(config))
  for (const line of await callRunningService(call, command, verbose)) console.log(line)
}

async function main(): Promise<void> {
  const given = await readCommand()
  if (typeof given === 'function') {
    for (const line of await given()) console.log(line)
    return
  }
  const { command, verbose } = given
  const config = readConfig(process.env)
  // Set by the command carbon-register where a service on another machine is named (--url).
  const elsewhere = process.env['CARBON_REGISTER_URL']
  if (elsewhere) return askService(elsewhere, config, command, verbose)
  const database = await openDatabase(config).catch((error: unknown) => {
    // Only one process can open the embedded database: where a service has it open, the service runs the command.
    if (config.databaseUrl === null && error instanceof ServiceError && error.code === 'unavailable') return null
    throw error
  })
  if (database === null) return askService(addressOf(config), config, command, verbose)
  try {
    await migrate(database)
    const { isRefreshing, isAskingLiveSources, live } = config
    const ctx = {
      database,
      referenceDirectory,
      clock,
      join: joinEditions,
      isRefreshing,
      isAskingLiveSources,
      live,
      log: quiet,
    }
    await loadReference(ctx)
    for (const line of await run(ctx, command, verbose)) console.log(line)
  } finally {
    await database.close()
  }
}

main().catch(reportFailure)
