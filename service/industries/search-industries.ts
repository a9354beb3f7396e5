import type { Context } from '@/service/context'
import { foldText } from '@/service/matching/fold-text'
import { type IndustryPage, type IndustryPageRequest, pageOf } from './list-industries'

/**
 * Industries that hold every word of `q` in their name or in the name of their section, or have `q` as their id. First
 * come names that begin with it, then names that hold it, then those whose section does.
 */
export function searchIndustries(ctx: Context, request: IndustryPageRequest & { q: string }): IndustryPage {
  const words = foldText(request.q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const start = words.join(' ')
  const matches = (text: string) => words.length > 0 && words.every((word) => foldText(text).includes(word))
  const ranked = ctx.reference.industries.all.flatMap((industry) => {
    if (industry.id === request.q.trim()) return [{ industry, rank: 0 }]
    if (matches(industry.name)) return [{ industry, rank: foldText(industry.name).startsWith(start) ? 0 : 1 }]
    return matches(`${industry.name} ${industry.section.name}`) ? [{ industry, rank: 2 }] : []
  })
  // Stable: within a rank the order of the list stays.
  const found = ranked.toSorted((a, b) => a.rank - b.rank).map(({ industry }) => industry)
  return pageOf(ctx, found, request)
}
