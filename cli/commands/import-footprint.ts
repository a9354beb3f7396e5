import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Command } from 'commander'
import { dataOf } from '@/client/src/client'
import { CommandError, connect } from '../connection'
import { exitCodes } from '../exit-codes'
import { show } from '../output'
import { wholeNumber } from '../whole-number'

type Options = { confirmCompany?: boolean; by?: string }

export function addImportFootprintCommand(program: Command): void {
  program
    .command('import-footprint')
    .description('keep the product footprints (PACT 3) of a JSON file for an organization')
    .argument('<id>', 'of the organization, as registering gave it', wholeNumber)
    .argument('<file>', 'a ProductFootprint, a list of them, or what a PACT host answered')
    .option('--confirm-company', 'take footprints that name another company')
    .option('--by <name>', 'who gives them')
    .addHelpText('after', '\nExample:\n  carbon-register import-footprint 42 ethanol.json --by Ada')
    .action(async (id: number, file: string, { confirmCompany = false, by }: Options, command: Command) => {
      const data = dataOf(
        await connect(command).api.POST('/organizations/{id}/product-footprints', {
          params: { path: { id } },
          body: {
            document: await readJson(file),
            confirms_company: confirmCompany,
            file_name: basename(file),
            ...(by !== undefined && { by }),
          },
        }),
      )
      show(command, data, () =>
        data.outcomes.map(
          ({ product, result, detail }) =>
            `${words[result]}: ${product ?? 'without a name'}${detail ? `: ${detail}` : ''}`,
        ),
      )
      const left = data.outcomes.filter(({ result }) => result === 'asks' || result === 'refused').length
      if (left > 0) process.exitCode = left === data.outcomes.length ? exitCodes.failed : exitCodes.someRefused
    })
}

const words = {
  taken: 'kept',
  known: 'kept already',
  asks: 'another company’s (--confirm-company takes it)',
  refused: 'not taken',
} as const

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read'
    throw new CommandError(`${file} ${why}`, exitCodes.wrongUsage)
  }
}
