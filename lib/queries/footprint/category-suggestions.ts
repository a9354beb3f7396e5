import { queryOptions } from '@tanstack/react-query'
import { footprintPaths } from '@/lib/api-paths'
import { fetchAnswer } from '@/lib/queries/answer-error'
import { type CategorySuggestions, parseCategorySuggestions } from '@/lib/views/answers/footprint/category-suggestions'

const none: CategorySuggestions = { is_mixture: false, industries: [] }

/** The industries that the words of a category speak for; none from a service that suggests none. */
export function categorySuggestionsQuery(category: string, isWanted: boolean) {
  return queryOptions({
    queryKey: ['footprint-category-suggestions', category],
    queryFn: async ({ signal }): Promise<CategorySuggestions> =>
      parseCategorySuggestions(await fetchAnswer(footprintPaths.categorySuggestions(category), { signal })) ?? none,
    enabled: isWanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
