import * as z from 'zod/mini'
import { between, list, text, year } from '@/lib/views/answers/tolerant'

const Entry = z.object({
  id: z.union([z.string(), z.pipe(z.number(), z.transform(String))]),
  name: z.string(),
  mean_score: between(0, 1),
  performances: list(z.object({ year, emission_factor: z.number(), currency: text })),
})

export type ListedIndustry = {
  id: string
  name: string
  meanScore: number | null
  /** Newest factor in US dollars. */
  factor: { value: number; year: number } | null
}

/** The industries of one page of the service's list; entries that are not industries are left out. */
export function listIndustries(json: unknown): ListedIndustry[] {
  return list(Entry)
    .parse(json)
    .map(({ id, name, mean_score: meanScore, performances }) => {
      const inDollars = performances.filter(({ currency }) => currency === null || currency === 'USD')
      const [newest] = inDollars.toSorted((a, b) => b.year - a.year)
      return { id, name, meanScore, factor: newest ? { value: newest.emission_factor, year: newest.year } : null }
    })
}
