import * as z from 'zod/mini'
import { list } from '@/lib/views/answers/tolerant'

const CategorySuggestionsFields = z.object({
  is_mixture: z.catch(z.boolean(), false),
  industries: list(z.object({ id: z.string(), name: z.string() })),
})
/** What a service suggests for a category of spend. */
export type CategorySuggestions = z.infer<typeof CategorySuggestionsFields>

/** Null if it is no such answer. */
export function parseCategorySuggestions(value: unknown): CategorySuggestions | null {
  const read = CategorySuggestionsFields.safeParse(value)
  return read.success ? read.data : null
}
