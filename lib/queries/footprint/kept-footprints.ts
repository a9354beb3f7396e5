import { queryOptions } from '@tanstack/react-query'
import { footprintPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import type { KeptCheck, KeptFootprint, KeptHead } from '@/lib/views/answers/footprint/kept-footprint-answer'

/** The parsers come with the first answer, not with the page. */
const parsers = () => import('@/lib/views/answers/footprint/kept-footprint-answer')

async function orNotOffered<Answer>(read: () => Promise<Answer | null>): Promise<Answer | 'not_offered'> {
  try {
    return (await read()) ?? 'not_offered'
  } catch (error) {
    if (error instanceof AnswerError && error.status === 501) return 'not_offered'
    throw error
  }
}

/** The kept footprints, newest first. 'not_offered' if the service keeps none. */
export const keptFootprintsQuery = queryOptions({
  queryKey: ['kept footprints'],
  queryFn: ({ signal }): Promise<KeptHead[] | 'not_offered'> =>
    orNotOffered(async () =>
      (await parsers()).parseKeptList(await fetchAnswer(footprintPaths.keptFootprints, { signal })),
    ),
  retry: false,
})

/** One kept footprint, as it was computed then. */
export function keptFootprintQuery(id: number) {
  return queryOptions({
    queryKey: ['kept footprints', id],
    queryFn: ({ signal }): Promise<KeptFootprint | 'not_offered'> =>
      orNotOffered(async () =>
        (await parsers()).parseKept(await fetchAnswer(footprintPaths.keptFootprint(id), { signal })),
      ),
    retry: false,
  })
}

type Keeping = { title: string; currency: string; year: number }

/** Keeps the footprint of a year's spend as it is now. */
export async function keepFootprint({ title, currency, year }: Keeping): Promise<void> {
  await fetchAnswer(footprintPaths.keepFootprint(currency, year), asJson('POST', { title }))
}

/** Computes a kept footprint again. Throws if the answer has another shape. */
export async function checkFootprint(id: number): Promise<KeptCheck> {
  const check = (await parsers()).parseCheck(await fetchAnswer(footprintPaths.checkFootprint(id)))
  if (check === null) throw new Error('The answer is no check of a footprint')
  return check
}

export async function removeKeptFootprint(id: number): Promise<void> {
  await fetchAnswer(footprintPaths.keptFootprint(id), { method: 'DELETE' })
}
