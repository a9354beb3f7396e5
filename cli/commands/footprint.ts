import type { Command } from 'commander'
import { CommandError, connect } from '../connection'
import { kilograms, unknown } from '../describe-organization'
import { exitCodes } from '../exit-codes'
import { show, table } from '../output'
import { addFilters, readFilters } from './filters'

export function addFootprintCommand(program: Command): void {
  addFilters(program.command('footprint'))
    .description('what a year’s spend comes to in emissions, supplier by supplier')
    .option('--year <year>', 'of the spend; the newest with any where none is given')
    .option('--currency <code>', 'of the amounts')
    .option('--lines <number>', 'so many of the largest suppliers', '20')
    .addHelpText('after', '\nExample:\n  carbon-register footprint --year 2024 --currency EUR')
    .action(
      async (
        options: Record<string, unknown> & { lines: string; year?: string; currency?: string },
        command: Command,
      ) => {
        const { sort: _sort, ...filter } = readFilters(options)
        const { year, currency } = options
        const query = {
          ...filter,
          ...(year !== undefined && { year: Number(year) }),
          ...(currency !== undefined && { currency }),
        }
        const { data, error } = await connect(command).api.GET('/footprint', { params: { query } })
        if (data === undefined) throw new CommandError(error.detail, exitCodes.failed)
        const { total } = data
        // Nothing was spent that we know of: a sum would be a zero that nobody measured.
        const noSpend = ['No spend of any year is known: give it with a list (carbon-register import)']
        if (data.year === null) return show(command, data, () => noSpend)
        show(command, data, () => [
          `${data.year}, ${data.currency}`,
          `  emissions       ${kilograms(total.kg)} (between ${kilograms(total.low)} and ${kilograms(total.high)})`,
          `  spend           ${total.spend.toLocaleString('en')}, covered ${total.covered_spend.toLocaleString('en')}`,
          `  suppliers       ${total.suppliers}, covered ${total.covered_suppliers}`,
          ...data.not_covered.map(
            ({ reason, suppliers }) => `  not covered     ${suppliers} suppliers: ${reason.replaceAll('_', ' ')}`,
          ),
          '',
          ...table(
            ['supplier', 'emissions', 'method'],
            data.lines
              .slice(0, Number(options.lines))
              .map(({ name, organization_id, result, not_covered }) => [
                name ?? String(organization_id),
                result ? kilograms(result.kg) : unknown,
                (result?.method ?? not_covered ?? '').replaceAll('_', ' '),
              ]),
          ),
        ])
      },
    )
}
