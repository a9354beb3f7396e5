import { queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { fetchAnswer } from '@/lib/queries/answer-error'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'

/** Checked by hand: a parser for two texts would be loaded with the form. */
function isOption(entry: unknown): entry is IndustryOption {
  if (typeof entry !== 'object' || entry === null) return false
  return typeof Reflect.get(entry, 'id') === 'string' && typeof Reflect.get(entry, 'name') === 'string'
}

function readIndustries(answer: unknown): IndustryOption[] {
  const read: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'industries') : null
  return Array.isArray(read) && read.every(isOption) ? read : []
}

/** The industries to choose from; none if the service has no such list, and then any words may be typed. */
export const industriesQuery = queryOptions({
  queryKey: ['industries'],
  queryFn: async ({ signal }): Promise<IndustryOption[]> =>
    readIndustries(await fetchAnswer(paths.api.industries, { signal })),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
})

const fewestLetters = 3

/** Industries found by typed words about what they do, in any language of the service, best first. */
export function foundIndustriesQuery(typed: string, isWanted: boolean) {
  const search = typed.trim()
  // Two characters of Chinese or Japanese make a word.
  const isLong = [...search].length >= (/^[\p{Script=Latin}\P{L}]*$/u.test(search) ? fewestLetters : 2)
  return queryOptions({
    queryKey: ['industries', 'found', search],
    queryFn: async ({ signal }): Promise<IndustryOption[]> =>
      readIndustries(await fetchAnswer(`${paths.api.industries}?${new URLSearchParams({ search })}`, { signal })),
    enabled: isWanted && isLong,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
