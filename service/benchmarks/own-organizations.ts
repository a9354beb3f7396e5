import type { Context } from '@/service/context'
import type { OwnOrganization } from '@/service/contract/class-figures'
import { scope1And2Sum } from '@/service/reference/emission-sums'
import { convert, type Rates } from '@/service/reference/read-rates'
import { type ClassKind, listOrganizationsOfClass } from '@/service/storage/companies/class-figures'
import { Outcome } from '@/service/storage/research/outcome'

const shown = 200

/** Scopes 1 and 2 in kg CO2e per US dollar of the newest worldwide year that has both; as known companies are counted. */
function intensityOf(outcome: unknown, rates: Rates): OwnOrganization['intensity'] {
  if (outcome === null) return null
  const worldwide = Outcome.parse(outcome).performances.filter(({ region }) => region === 'GLOBAL')
  for (const { year, emissions, revenue } of worldwide.toSorted((a, b) => b.year - a.year)) {
    const kilograms = scope1And2Sum(emissions)
    const usd = revenue && convert(rates, revenue.amount, revenue.currency, 'USD', year)
    if (kilograms !== null && usd && usd.amount > 0) return { year, value: kilograms / usd.amount }
  }
  return null
}

/** Where a project's organizations stand in one industry or country: by name, at most 200, and how many there are. */
export async function ownOrganizations(
  { database, reference }: Pick<Context, 'database' | 'reference'>,
  asked: { projectId: number; kind: ClassKind; code: string },
): Promise<{ organizations: OwnOrganization[]; organizations_total: number }> {
  const { rows, total } = await listOrganizationsOfClass(database, { ...asked, limit: shown })
  return {
    organizations: rows.map(({ id, name, score, outcome }) => ({
      id,
      name,
      score,
      intensity: intensityOf(outcome, reference.rates),
    })),
    organizations_total: total,
  }
}
