import { type Command, Option } from 'commander'
import { dataOf } from '@/client/src/client'
import { changeKinds } from '@/service/change-kinds'
import { connect } from '../connection'
import { print, table, wantsJson } from '../output'
import { wholeNumber } from '../whole-number'

type Options = { since?: string; kind?: string; organization?: string; history: boolean; limit: number }

export function addChangesCommand(program: Command): void {
  program
    .command('changes')
    .description('what changed of the organizations since a day, or since the last time')
    .option('--since <day or cursor>', '2026-01-31, or what the last call said to go on with')
    .addOption(new Option('--kind <kinds>', `separated by commas: ${changeKinds.join(', ')}`))
    .option('--organization <ids>', 'separated by commas')
    .option('--no-history', 'without what was known when an organization was first looked up')
    .option('--limit <number>', 'at most so many', wholeNumber, 100)
    .addHelpText('after', '\nExample:\n  carbon-register changes --since 2026-01-31 --kind target_set,target_removed')
    .action(async ({ since, kind, organization, history, limit }: Options, command: Command) => {
      const filter = {
        ...(since !== undefined && { since }),
        ...(kind !== undefined && { kind }),
        ...(organization !== undefined && { organization }),
        ...(!history && { history: 'false' as const }),
      }
      const query = { ...filter, limit: Math.min(limit, 500) }
      const data = dataOf(await connect(command).api.GET('/changes', { params: { query } }))
      if (wantsJson(command)) return print(JSON.stringify(data, null, 2))
      const rows = data.changes.map(({ organization: { id, name }, kind: of, happened_on: day }) => [
        day,
        String(id),
        name ?? 'name not known',
        of.replaceAll('_', ' '),
      ])
      for (const line of table(['day', 'id', 'organization', 'change'], rows)) print(line)
      const isMore = data.next_cursor !== null
      print(
        `${isMore ? 'More' : 'What comes later'}: carbon-register changes --since ${data.next_cursor ?? data.latest_cursor}`,
      )
    })
}
