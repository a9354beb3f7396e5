import type { Context } from '@/service/context'
import type { Industry } from '@/service/contract/industry'
import { presentIndustry } from './present-industry'

export type IndustryPageRequest = { page: number; perPage: number; currency: string }
export type IndustryContext = Pick<Context, 'reference' | 'industryFigures' | 'publicUrl'>
export type IndustryPage = { industries: Industry[]; pages: number }

/** Returns one page of all industries, ordered by id. A page past the last is empty. */
export function listIndustries(ctx: IndustryContext, request: IndustryPageRequest): IndustryPage {
  return pageOf(ctx, ctx.reference.industries.all, request)
}

/** Returns one page of industries, and the number of pages. Pages count from 1; there is always at least one, which may be empty. */
export function pageOf(
  ctx: IndustryContext,
  industries: Context['reference']['industries']['all'],
  { page, perPage, currency }: IndustryPageRequest,
): IndustryPage {
  const shown = industries.slice((page - 1) * perPage, page * perPage)
  return {
    industries: shown.map((industry) => presentIndustry(ctx, industry, currency)),
    pages: Math.max(1, Math.ceil(industries.length / perPage)),
  }
}
