import { searchCompanies } from '@/service/companies/search-companies'
import type { Context } from '@/service/context'
import type { CompanySearch } from '@/service/contract/organization/company-search'
import { presentCandidate } from '@/service/organizations/present/present-candidates'
import { countHeld } from '@/service/storage/companies/find-companies'

const mostFound = 20

/** Known companies by a part of a name, a ticker, an identifier or a website, for a person to choose from. */
export async function searchKnownCompanies(
  ctx: Pick<Context, 'reads' | 'reference'>,
  typed: string,
): Promise<CompanySearch> {
  const found = await searchCompanies(ctx.reads, typed, mostFound)
  const ids = found.map(({ id }) => id)
  const held = new Map((await countHeld(ctx.reads, ids)).map((one) => [one.companyId, one]))
  const nothing = { likeness: 0, reasons: [], vetoes: [] }
  return {
    companies: found.map((candidate) =>
      presentCandidate(ctx.reference, { candidate, ...nothing }, held.get(candidate.id) ?? null),
    ),
  }
}
