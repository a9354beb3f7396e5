import type { Context } from '@/service/context'
import type { CategorySuggestions } from '@/service/contract/footprint/footprint'
import { suggestIndustries } from '@/service/industries/suggest-industries'

/** Industries that things of a category of spend may come from, for a person to choose among. */
export function suggestForCategory(ctx: Pick<Context, 'reference'>, category: string): CategorySuggestions {
  const { isMixture, industries } = suggestIndustries(ctx.reference, category)
  return { category, is_mixture: isMixture, industries: industries.map(({ id, name }) => ({ id, name })) }
}
