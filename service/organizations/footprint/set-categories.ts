import type { z } from 'zod'
import type { Context } from '@/service/context'
import type { SpendCategoriesSet, SpendCategoryChange } from '@/service/contract/footprint/footprint'
import { ServiceError } from '@/service/errors'
import { foldText } from '@/service/matching/names/fold-text'
import { listSpendCategories, storeSpendCategories } from '@/service/storage/organizations/spend-categories'
import { lockProject } from '@/service/storage/projects/projects'

/** Of one project; lists have ten to forty categories. */
const mostSaid = 2_000

type Change = z.output<typeof SpendCategoryChange> & { projectId: number }

/**
 * Keeps what a project says of categories of its spend. Of two spellings of one category the later wins. ServiceError `bad_request`;
 * `conflict` for more than `mostSaid`, except where they become fewer.
 */
export async function setCategories(
  ctx: Pick<Context, 'clock' | 'database' | 'reference'>,
  { projectId, categories }: Change,
): Promise<SpendCategoriesSet> {
  const { byId } = ctx.reference.industries
  const unknown = categories.find(({ industry_id: id }) => id !== null && !byId.has(id))
  if (unknown !== undefined)
    throw new ServiceError(
      'bad_request',
      `industry_id ${JSON.stringify(unknown.industry_id)} is no ISIC Rev. 4 division`,
    )
  const byFolded = new Map(
    categories.map(({ category, industry_id: industryId, scope_3_category: scope3Category }) => [
      foldText(category),
      { folded: foldText(category), category, industryId, scope3Category },
    ]),
  )
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    const before = (await listSpendCategories(transaction, projectId)).length
    await storeSpendCategories(transaction, { projectId, categories: [...byFolded.values()], at: ctx.clock() })
    const all = await listSpendCategories(transaction, projectId)
    if (all.length > Math.max(mostSaid, before))
      throw new ServiceError(
        'conflict',
        `With these, something would be said of ${all.length} categories of spend; a project may say it of ${mostSaid}. Nothing was changed: take back what is said of categories that your list no longer has`,
      )
    return {
      categories: all.map(({ category, industryId, scope3Category }) => ({
        category,
        industry: industryId === null ? null : { id: industryId, name: byId.get(industryId)?.name ?? industryId },
        scope_3_category: scope3Category,
      })),
    }
  })
}
