import { z } from 'zod'
import { IndicatorRule, RuleId } from '@/service/contract/organization/assessment'

const LevelTable = z.object({
  id: RuleId,
  title: z.string(),
  unit: z.string(),
  figures: z.number().int().describe('how many figures were divided into fifths'),
  levels: z.array(z.object({ level: z.string(), at_most: z.number().nullable().describe('null: no upper end') })),
  without_figure: z.array(z.string()).describe('names of those whose level is unknown'),
  regions_without_figure: z
    .array(z.string())
    .optional()
    .describe('the same as ISO 3166-1 codes, where they are countries'),
})

/** Answer of GET /methodology, an extension: the same table that scores are computed with. */
export const Methodology = z.object({
  version: z.string(),
  points: z.number(),
  principles: z.array(z.object({ id: RuleId, title: z.string(), text: z.string() })),
  confidence: z.array(z.object({ level: z.enum(['low', 'medium', 'high']), from_known_share: z.number() })),
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      about: z.string(),
      possible: z.number(),
      indicators: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          possible: z.number(),
          rules: z.array(IndicatorRule),
          to_earn: z.string(),
          is_in_its_hands: z.boolean(),
        }),
      ),
    }),
  ),
  relevant_scope_3_categories: z.array(
    z.object({ divisions: z.string(), what: z.string(), categories: z.array(z.string()) }),
  ),
  levels: z.array(LevelTable),
})
export type Methodology = z.infer<typeof Methodology>
