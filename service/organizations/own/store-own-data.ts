import type { Context } from '@/service/context'
import type { OwnData } from '@/service/contract/organization/own-data'
import type { Registration } from '@/service/contract/registration'
import { foldText } from '@/service/matching/names/fold-text'
import type { Transaction } from '@/service/storage/engine/database'
import {
  findOwnFields,
  listStandingSpend,
  type OwnFields,
  replaceSpend,
  type SpendOfYear,
  type StandingSpend,
  storeOwnFields,
} from '@/service/storage/organizations/own-data'
import { lockProject } from '@/service/storage/projects/projects'

type Given = { id: number; account: string; ownData: OwnData }

/** Stores the own data of a registration. Given values replace earlier ones; missing ones stay. Repeating it changes nothing. */
export async function storeOwnData(
  ctx: Pick<Context, 'clock' | 'database'>,
  { projectId, id, registration }: { projectId: number; id: number; registration: Registration },
): Promise<void> {
  const { own_data: ownData } = registration
  if (ownData === null) return
  await ctx.database.batches.run(
    `own data of project ${projectId}`,
    (batch: readonly Given[]) => storeAll(ctx, projectId, batch),
    { id, account: accountOf(registration), ownData },
  )
}

/** Spend given again under the same external id or name replaces the earlier spend. */
function accountOf(registration: Registration): string {
  const { external_id, name, lei_number, isin_number, duns_number, sp_global_number } = registration
  return external_id ?? name ?? lei_number ?? isin_number ?? duns_number ?? sp_global_number ?? ''
}

/** Stores rows in order with a few statements, so that of two rows of one organization the later wins. */
async function storeAll(
  ctx: Pick<Context, 'clock' | 'database'>,
  projectId: number,
  batch: readonly Given[],
): Promise<null[]> {
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    const at = ctx.clock()
    const ids = [...new Set(batch.map(({ id }) => id))]
    const fields = await findOwnFields(transaction, ids)
    for (const { id, ownData } of batch) fields.set(id, mergeFields(fields.get(id), ownData))
    const stored = ids.flatMap((organizationId) => {
      const one = fields.get(organizationId)
      return one ? [{ ...one, organizationId, searchText: searchTextOf(one) }] : []
    })
    await storeOwnFields(transaction, { projectId, fields: stored, at })
    const years = await spendToReplace(transaction, batch)
    await replaceSpend(transaction, { projectId, years, at })
    return batch.map(() => null)
  })
}

async function spendToReplace(transaction: Transaction, batch: readonly Given[]): Promise<SpendOfYear[]> {
  const spending = batch.filter(({ ownData }) => ownData.spend.length > 0)
  if (spending.length === 0) return []
  const standing = await listStandingSpend(transaction, [...new Set(spending.map(({ id }) => id))])
  const replaced = new Map<string, SpendOfYear>()
  for (const { id, account, ownData } of spending) {
    const ofIt = standing.filter(({ organizationId }) => organizationId === id)
    for (const year of new Set(ownData.spend.map((line) => line.year))) {
      const lines = ownData.spend
        .filter((line) => line.year === year)
        .map(({ price_basis: priceBasis, ...line }) => ({ ...line, priceBasis }))
      if (isStandingTotal(lines, year, ofIt)) continue
      replaced.set(JSON.stringify([id, account, year]), { organizationId: id, account, year, lines })
    }
  }
  return [...replaced.values()]
}

function mergeFields(before: OwnFields | undefined, ownData: OwnData): OwnFields {
  return {
    category: ownData.category ?? before?.category ?? null,
    buyer: ownData.buyer ?? before?.buyer ?? null,
    contactEmail: ownData.contact_email ?? before?.contactEmail ?? null,
    columns: { ...before?.columns, ...ownData.columns },
  }
}

function searchTextOf({ category, buyer, contactEmail, columns }: OwnFields): string {
  return [category, buyer, contactEmail, ...Object.values(columns)]
    .filter((text) => text !== null)
    .map(foldText)
    .join('\n')
}

/**
 * Whether a single line per currency equals the sum of several stored lines: an exported list has one amount per year, and importing it
 * again must neither remove the lines' categories nor add to other accounts.
 */
function isStandingTotal(
  lines: readonly { amount: number; currency: string }[],
  year: number,
  standing: readonly StandingSpend[],
): boolean {
  const ofYear = standing.filter((line) => line.year === year)
  const totals = (of: readonly { amount: number; currency: string }[]) => {
    const sums = new Map<string, number>()
    for (const { currency, amount } of of) sums.set(currency, (sums.get(currency) ?? 0) + amount)
    return sums
  }
  const [given, known] = [totals(lines), totals(ofYear)]
  if (given.size !== lines.length || given.size !== known.size || ofYear.length <= lines.length) return false
  return [...given].every(([currency, amount]) => {
    const total = known.get(currency)
    return total !== undefined && Math.abs(total - amount) <= 0.005
  })
}
