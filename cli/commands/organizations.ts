import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import {
  type CarbonClient,
  dataOf,
  type ListFilter,
  type Organization,
  type Registration,
  toServiceError,
} from '@/client/src/client'
import { CommandError, connect } from '../connection'
import { describeOrganization, describeRow, rowHeadings } from '../describe-organization'
import { exitCodes } from '../exit-codes'
import { print, say, show, table, wantsJson } from '../output'
import { wholeNumber } from '../whole-number'
import { addFilters, readFilters } from './filters'

const fields = {
  country: 'hq_region',
  place: 'hq_fuzzy',
  website: 'website',
  industry: 'industry_name',
  externalId: 'external_id',
  lei: 'lei_number',
  isin: 'isin_number',
  duns: 'duns_number',
  currency: 'currency',
} as const

async function waitFor(
  client: CarbonClient,
  organization: Organization,
  options: Record<string, unknown>,
): Promise<Organization> {
  if (options['wait'] === false || organization.status === 'synced' || organization.status === 'errored')
    return organization
  await client.waitUntilSettled([organization.id])
  const { currency } = options
  return client.get(organization.id, typeof currency === 'string' ? { currency } : {})
}

export function addOrganizationCommands(program: Command): void {
  program
    .command('register')
    .description('register one organization, or find it where it is registered, and wait for its data')
    .argument('[name]', 'its name; may be left out where an identifier is given')
    .option('--country <code>', 'ISO 3166-1 code of its headquarters')
    .option('--place <words>', 'where it is, in words, where the code is not known')
    .option('--website <address>')
    .option('--industry <words>', 'its industry in words')
    .option('--external-id <id>', 'your own number of it')
    .option('--lei <number>')
    .option('--isin <number>')
    .option('--duns <number>')
    .option('--currency <code>', 'currency of the answer')
    .option('--no-wait', 'answer at once, research going on')
    .option('--dry-run', 'say what registering would lead to, and change nothing')
    .addHelpText('after', '\nExample:\n  carbon-register register "Nestlé" --country CH')
    .action(async (name: string | undefined, options: Record<string, unknown>, command: Command) => {
      const body: Registration = { ...(name !== undefined && { name }) }
      for (const [option, field] of Object.entries(fields)) {
        const value = options[option]
        if (typeof value === 'string') body[field] = value
      }
      const client = connect(command)
      if (options['dryRun'] === true) {
        const data = dataOf(await client.api.POST('/organizations/dry-run', { body }))
        return show(command, data, () => [
          `${data.outcome}${data.company ? `: ${data.company.name}` : ''}`,
          ...data.candidates.map(({ name, hq_region }) => `  may be ${name} (${hq_region ?? 'country not known'})`),
        ])
      }
      const organization = await waitFor(client, await client.register(body), options)
      show(command, organization, () => describeOrganization(organization))
    })

  program
    .command('get')
    .description('read an organization')
    .argument('<id>', 'the id that registering gave', wholeNumber)
    .option('--currency <code>', 'ISO 4217 code of the currency of revenue and factors')
    .option('--rates <year>', 'convert every year at the rate of this one')
    .option('--no-wait', 'do not wait where research is going on')
    .addHelpText('after', '\nExample:\n  carbon-register get 1 --currency EUR --json')
    .action(async (id: number, options: { currency?: string; rates?: string }, command: Command) => {
      const client = connect(command)
      const { currency, rates } = options
      const query = { ...(currency !== undefined && { currency }), ...(rates !== undefined && { rates }) }
      const found = await waitFor(client, await client.get(id, query), options)
      show(command, found, () => describeOrganization(found))
    })

  addFilters(program.command('list'))
    .description('list the organizations of the project')
    .option('--limit <number>', 'at most so many', wholeNumber, 50)
    .addHelpText('after', '\nExample:\n  carbon-register list --country SE,NO --sort -all_scopes --limit 20')
    .action(async (options: Record<string, unknown> & { limit: number }, command: Command) => {
      const found = []
      for await (const summary of connect(command).list(readFilters(options))) {
        found.push(summary)
        if (found.length === options.limit) break
      }
      if (wantsJson(command)) for (const summary of found) print(JSON.stringify(summary))
      else for (const line of table(rowHeadings, found.map(describeRow))) print(line)
    })

  addFilters(program.command('export'))
    .description('write all organizations that the filters leave, as a file or to the standard output')
    .option('--format <format>', 'ndjson, csv or parquet; else by the name of the file, else csv')
    .option('-o, --output <file>')
    .addHelpText('after', '\nExample:\n  carbon-register export --output suppliers.parquet')
    .action(async (options: Record<string, unknown> & { output?: string; format?: string }, command: Command) => {
      const { output } = options
      const named = options.format ?? /\.(ndjson|csv|parquet)$/.exec(output ?? '')?.[1] ?? 'csv'
      const format = formats.find((one) => one === named)
      if (format === undefined)
        throw new CommandError(`--format takes ndjson, csv or parquet, not ${named}`, exitCodes.wrongUsage)
      await writeExport(connect(command), { format, output, query: readFilters(options) })
    })
}

const formats = ['ndjson', 'csv', 'parquet'] as const

type Export = { format: (typeof formats)[number]; output: string | undefined; query: ListFilter }

async function writeExport({ api }: CarbonClient, { format, output, query }: Export): Promise<void> {
  const { error, response } = await api.GET(`/organizations.${format}`, { params: { query }, parseAs: 'stream' })
  if (!response.ok) throw toServiceError(response, error)
  const body = Readable.from(response.body ?? [])
  if (output === undefined) return void (await pipeline(body, process.stdout, { end: false }))
  await pipeline(body, createWriteStream(output))
  say(`Written: ${output}`)
}
