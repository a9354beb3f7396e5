import type { Command } from 'commander'
import { dataOf } from '@/client/src/client'
import { connect } from '../connection'
import { kilograms, unknown } from '../describe-organization'
import { show, table } from '../output'
import { wholeNumber } from '../whole-number'
import { addFilters, readFilters } from './filters'

export function addFootprintCommand(program: Command): void {
  addFilters(program.command('footprint'))
    .description('what a year’s spend comes to in emissions, supplier by supplier')
    .option('--year <year>', 'of the spend; the newest with any where none is given')
    .option('--currency <code>', 'of the amounts')
    .option('--lines <number>', 'so many of the largest suppliers', wholeNumber, 20)
    .addHelpText('after', '\nExample:\n  carbon-register footprint --year 2024 --currency EUR')
    .action(
      async (
        options: Record<string, unknown> & { lines: number; year?: string; currency?: string },
        command: Command,
      ) => {
        const { sort: _sort, ...filter } = readFilters(options)
        const { year, currency } = options
        const query = {
          ...filter,
          ...(year !== undefined && { year: Number(year) }),
          ...(currency !== undefined && { currency }),
        }
        const data = dataOf(await connect(command).api.GET('/footprint', { params: { query } }))
        const { total } = data
        // No known spend: a sum would be a zero that nobody measured.
        const noSpend = ['No spend of any year is known: give it with a list (carbon-register import)']
        if (data.year === null) return show(command, data, () => noSpend)
        show(command, data, () => [
          `${data.year}, ${data.currency}`,
          total.covered_suppliers === 0
            ? `  emissions       ${unknown}`
            : `  emissions       ${kilograms(total.kg)} (between ${kilograms(total.low)} and ${kilograms(total.high)})`,
          `  spend           ${total.spend.toLocaleString('en')}, covered ${total.covered_spend.toLocaleString('en')}`,
          `  suppliers       ${total.suppliers}, covered ${total.covered_suppliers}`,
          ...data.not_covered.map(
            ({ reason, suppliers }) => `  not covered     ${suppliers} suppliers: ${reason.replaceAll('_', ' ')}`,
          ),
          '',
          ...table(
            ['supplier', 'emissions', 'method'],
            data.lines
              .slice(0, options.lines)
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
