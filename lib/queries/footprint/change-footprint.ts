import { footprintPaths } from '@/lib/api-paths'
import { fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import type { FootprintMethod, Goal, SpendCategory } from '@/lib/views/answers/footprint/footprint-answer'

async function put(path: string, body: unknown): Promise<void> {
  await fetchAnswer(path, asJson('PUT', body))
}

/** Chooses the method of one supplier's line; null removes the choice. */
export function chooseMethod(id: number, method: FootprintMethod | null): Promise<void> {
  return put(footprintPaths.footprintMethod(id), { method })
}

/** Keeps which industry a category of spend comes from, and which category of scope 3 it is. */
export function sayCategory({ category, industry, scope_3_category }: SpendCategory): Promise<void> {
  return put(footprintPaths.footprintCategories, {
    categories: [{ category, industry_id: industry?.id ?? null, scope_3_category }],
  })
}

/** Stores the team's goal for its suppliers; null removes it. */
export function setGoal(goal: Pick<Goal, 'basis' | 'share' | 'year'> | null): Promise<void> {
  return put(footprintPaths.footprintGoal, { goal })
}
