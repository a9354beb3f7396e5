import type { Context } from '@/service/context'
import type { PortfolioSummary } from '@/service/contract/organization/portfolio-summary'
import { convert } from '@/service/reference/read-rates'
import {
  countWorklists,
  listWorklistSpend,
  type WorklistCounts,
  type WorklistSpend,
} from '@/service/storage/organizations/worklists'

const names = [
  ['to_decide', 'toDecide'],
  ['no_figures', 'noFigures'],
  ['target_removed', 'targetRemoved'],
] as const satisfies readonly (readonly [PortfolioSummary['worklists']['lists'][number]['id'], keyof WorklistCounts])[]

/** The worklists of the whole project, each with its share of the newest year's spend; null if the share cannot be computed. */
export async function readWorklists(
  { database, reference }: Pick<Context, 'database' | 'reference'>,
  projectId: number,
): Promise<PortfolioSummary['worklists']> {
  const [counts, spent] = await Promise.all([
    countWorklists(database, projectId),
    listWorklistSpend(database, projectId),
  ])
  /** In dollars at the year's mean rates; null if an amount has no rate. */
  function sumOf(part: keyof WorklistCounts | 'all'): number | null {
    const amounts = spent.map((row: WorklistSpend) =>
      row[part] === 0 ? 0 : (convert(reference.rates, row[part], row.currency, 'USD', row.year)?.amount ?? null),
    )
    return amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
  }
  const all = sumOf('all')
  return {
    spend_year: spent[0]?.year ?? null,
    lists: names.map(([id, name]) => {
      const part = sumOf(name)
      return {
        id,
        organizations: counts[name],
        spend_share: all === null || part === null || all <= 0 ? null : part / all,
      }
    }),
  }
}
