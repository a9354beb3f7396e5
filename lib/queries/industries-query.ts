import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { paths } from '@/lib/paths'
import type { IndustryOption } from '@/lib/views/registration-fields'
import { fetchAnswer } from './answer-error'

const Answer = z.object({ industries: z.array(z.object({ id: z.string(), name: z.string() })) })

/** The industries to choose from; none where the service has no such list, and then any words will do. */
export const industriesQuery = queryOptions({
  queryKey: ['industries'],
  queryFn: async ({ signal }): Promise<IndustryOption[]> => {
    const read = Answer.safeParse(await fetchAnswer(paths.api.industries, { signal }))
    return read.success ? read.data.industries : []
  },
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
})
