import type { Command } from 'commander'
import { type BatchOutcome, type CarbonClient, dataOf } from '@/client/src/client'
import { connect } from '../connection'
import { exitCodes } from '../exit-codes'
import { print, say, showProgress, table, wantsJson } from '../output'
import { type List, readList } from '../read-list'

type ImportOptions = { sheet?: string; year: string; currency: string; dryRun?: boolean; wait: boolean }
type Registered = { number: number; id: number; isNew: boolean }
type Refused = { number: number; detail: string }

export function addImportCommand(program: Command): void {
  program
    .command('import')
    .description('register the rows of a CSV or XLSX file; doing it again changes nothing')
    .argument('<file>', 'columns are recognised by their headings and values, in five languages and more')
    .option('--sheet <name>', 'of a workbook; the first where none is given')
    .option('--year <year>', 'of spend, where neither its heading nor its row says it', '')
    .option('--currency <code>', 'of spend, likewise', '')
    .option('--dry-run', 'say what each column and row is taken for, and register nothing')
    .option('--no-wait', 'do not wait until research has ended')
    .addHelpText(
      'after',
      '\nExamples:\n  carbon-register import suppliers.xlsx --dry-run\n  carbon-register import suppliers.csv --year 2024 --currency EUR',
    )
    .action(async (file: string, options: ImportOptions, command: Command) => {
      const client = connect(command)
      const industries = dataOf(await client.api.GET('/industries', { params: { query: { per_page: 200 } } }))
      const list = await readList(file, {
        sheet: options.sheet,
        year: options.year,
        currency: options.currency,
        industries,
      })
      if (options.dryRun) return previewList(command, list)
      await registerList(command, { client, list, wait: options.wait })
    })
}

function previewList(command: Command, { columns, rows, notes }: List): void {
  if (wantsJson(command)) {
    print(JSON.stringify({ columns, notes, rows: rows.map(({ number, body }) => ({ number, ...body })) }, null, 2))
    return
  }
  for (const line of table(
    ['column', 'taken for'],
    columns.map(({ heading, field }) => [heading, field ?? '(not used)']),
  ))
    print(line)
  for (const note of notes) print(note)
  print(`${rows.length} rows to register; nothing was registered`)
}

async function registerList(
  command: Command,
  { client, list, wait }: { client: CarbonClient; list: List; wait: boolean },
): Promise<void> {
  const { rows, notes } = list
  for (const note of notes) say(note)
  const registered: Registered[] = []
  const refused: Refused[] = []
  const progress = showProgress('Registering', rows.length)
  let place = 0
  for await (const outcome of client.registerMany(rows.map(({ body }) => body))) {
    const number = rows[place]?.number ?? 0
    place += 1
    keep(outcome, number, registered, refused)
    progress.tell(place)
  }
  progress.end()
  const ids = [...new Set(registered.map(({ id }) => id))]
  const statuses = wait ? await settle(client, ids) : new Map<number, string>()
  report(command, { registered, refused, ids, statuses, wait })
  if (refused.length > 0) process.exitCode = registered.length === 0 ? exitCodes.failed : exitCodes.someRefused
}

function keep(
  { organization, error }: BatchOutcome,
  number: number,
  registered: Registered[],
  refused: Refused[],
): void {
  if (organization !== null) registered.push({ number, id: organization.id, isNew: organization.is_new })
  else refused.push({ number, detail: error?.detail ?? 'refused without a reason' })
}

async function settle(client: CarbonClient, ids: readonly number[]): Promise<Map<number, string>> {
  const progress = showProgress('Researching', ids.length)
  const statuses = await client.waitUntilSettled(ids, {
    timeoutMs: 3_600_000,
    onProgress: (settled) => progress.tell(settled),
  })
  progress.end()
  return statuses
}

type Report = {
  registered: Registered[]
  refused: Refused[]
  ids: number[]
  statuses: Map<number, string>
  wait: boolean
}

function report(command: Command, { registered, refused, ids, statuses, wait }: Report): void {
  if (wantsJson(command)) {
    const rows = registered.map(({ number, id, isNew }) => ({
      row: number,
      id,
      is_new: isNew,
      status: statuses.get(id) ?? null,
    }))
    const notTaken = refused.map(({ number, detail }) => ({ row: number, detail }))
    print(JSON.stringify({ registered: rows, refused: notTaken }, null, 2))
    return
  }
  const isNew = registered.filter((one) => one.isNew).length
  print(
    `${registered.length} rows are ${ids.length} organizations, ${isNew} of them new; ${refused.length} rows were refused`,
  )
  for (const { number, detail } of refused) print(`  row ${number}: ${detail}`)
  const failed = [...statuses].filter(([, status]) => status === 'errored').length
  if (wait) print(`Research has ended${failed === 0 ? '' : `; of ${failed} it failed`}`)
  else say('Research goes on; carbon-register list --status in_progress shows of which')
}
