import type { Command } from 'commander'
import type { ListFilter } from '@/client/src/client'
import { filterShape } from '@/service/contract/organization/organization-filter'
import { CommandError } from '../connection'
import { exitCodes } from '../exit-codes'

const common = ['q', 'country', 'industry', 'status', 'label'] as const

/** The filters of the list, the common ones as separate options. */
export function addFilters(command: Command): Command {
  return command
    .option('-q, --q <words>', 'part of a name, website or external id')
    .option('--country <codes>', 'ISO 3166-1 codes, separated by commas, or "unknown"')
    .option('--industry <ids>', 'ISIC divisions or sections, separated by commas')
    .option('--status <status>', '"synced", "errored", "in_progress" …')
    .option('--label <labels>', 'labels of the project, separated by commas')
    .option(
      '--filter <name=value...>',
      `any other filter: ${Object.keys(filterShape)
        .filter((name) => !common.some((one) => one === name))
        .join(', ')}`,
    )
    .option('--sort <order>', 'name, -all_scopes, score, country, updated … ("-": descending)')
}

/** The given filters as the service's query; the service says what is wrong with a value. */
export function readFilters(options: Record<string, unknown>): ListFilter {
  const named = [...common, 'sort' as const].flatMap((name) => {
    const value = options[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const others = Array.isArray(options['filter']) ? options['filter'].map(String) : []
  const pairs = others.map((text) => {
    const [name = '', ...value] = text.split('=')
    if (!(name in filterShape) || value.length === 0)
      throw new CommandError(
        `--filter takes NAME=VALUE with one of ${Object.keys(filterShape).join(', ')}; not ${text}`,
        exitCodes.wrongUsage,
      )
    return [name, value.join('=')]
  })
  return Object.fromEntries([...named, ...pairs]) as ListFilter
}
