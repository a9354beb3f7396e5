import { z } from 'zod'
import { stages } from '@/service/contract/engagement/engagement'
import { statuses } from '@/service/contract/status'
import { Text } from '@/service/contract/text'

/** Filters of a project's organizations: the same for GET /organizations, its summary and every export. */

export const answers = ['yes', 'no', 'unknown'] as const
export const longestLabel = 40

/** Parses "a,b" to ["a", "b"]. Each part must match `item`; duplicates are removed. */
function commaList(item: RegExp, form: string, most: number) {
  return Text.transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
    .refine((parts) => parts.length <= most, `must name at most ${most}`)
    .refine((parts) => parts.every((part) => item.test(part)), `must be ${form}, separated by commas`)
}

function answer(question: string) {
  return z
    .enum(answers)
    .optional()
    .describe(`${question} "unknown": no list that states it is known for the organization`)
}

const amount = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,6})?$/, 'must be a number of at most 15 digits')
  .transform(Number)
  .meta({ wire: { type: 'number', format: 'double', minimum: 0 } })

const year = z
  .string()
  .regex(/^(19|20)\d{2}$/, 'must be a year')
  .transform(Number)
  .meta({ wire: { type: 'integer', minimum: 1900, maximum: 2099 } })

const ownValue = Text.transform((text) => text.trim())
  .refine((text) => text !== '' && [...text].length <= 200, 'must have 1 to 200 characters')
  .optional()

export const filterShape = {
  q: Text.refine((text) => [...text].length <= 200, 'must have at most 200 characters')
    .optional()
    .describe(
      'Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter',
    ),
  status: z
    .enum([...statuses, 'in_progress'])
    .optional()
    .describe('Only organizations in this state; "in_progress": in any but synced and errored'),
  ids: commaList(/^[1-9]\d{0,14}$/, 'ids', 500)
    .optional()
    .describe('Only these ids, separated by commas'),
  country: commaList(/^([A-Z]{2}|unknown)$/, 'ISO 3166-1 codes or "unknown"', 100)
    .optional()
    .describe('Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known'),
  industry: commaList(/^(\d{2}|[A-U]|unknown)$/, 'ISIC divisions, sections or "unknown"', 120)
    .optional()
    .describe('ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known'),
  score_band: commaList(/^(\d|unknown)$/, 'digits or "unknown"', 11)
    .optional()
    .describe('Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score'),
  confidence: commaList(/^(low|medium|high|unknown)$/, 'low, medium, high or unknown', 4)
    .optional()
    .describe('Confidence of the score, which depends on the known share'),
  label: commaList(/^.{1,40}$/su, `labels of at most ${longestLabel} characters`, 50)
    .optional()
    .describe('Labels of the project, separated by commas, in any case; organizations with at least one of them'),
  has_emissions: z
    .enum(['yes', 'no'])
    .optional()
    .describe(
      'Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none',
    ),
  figures: z
    .enum(['worldwide', 'one_country', 'none', 'not_recognised'])
    .optional()
    .describe(
      'What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up',
    ),
  recognition: z
    .enum(['recognised', 'to_decide', 'not_found'])
    .optional()
    .describe(
      'Whether it was recognised as a known company; none of the three while research is in progress or after it failed',
    ),
  figures_since: year.optional().describe('Only those with a worldwide emission figure of this year or a later one'),
  figures_until: year
    .optional()
    .describe('Only those whose newest worldwide emission figure is of this year or an earlier one'),
  sbti: z
    .enum(['set', 'passed', 'committed', 'removed', 'none', 'unknown'])
    .optional()
    .describe(
      'What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it',
    ),
  science_based_target: answer(
    'Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary.',
  ),
  race_to_zero: answer('Whether it is a member of Race to Zero.'),
  global_compact: answer(
    'Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants.',
  ),
  climate_pledge: answer('Whether it signed The Climate Pledge; never "no", because the list may lack signatories.'),
  net_zero: answer('Whether the SBTi list has a net-zero target with status set.'),
  has_candidates: z
    .literal('yes')
    .optional()
    .describe('Only those for which a person has to choose between candidates'),
  score_below: amount
    .refine((score) => score <= 1, 'must be a score from 0 to 1')
    .optional()
    .describe('Only scores (0 to 1) below this one; organizations without a score are left out'),
  category: ownValue.describe('Only those with this category of `own_data`'),
  buyer: ownValue.describe('Only those with this buyer of `own_data`'),
  own_text: ownValue.describe(
    'Only those with a text in `own_data` that contains this, in any case, with or without diacritics',
  ),
  stage: z.enum(stages).optional().describe('Only those at this stage of engagement'),
  owner: ownValue.describe('Only those that this member of the team works with'),
  has_spend: z.enum(['yes', 'no']).optional().describe('Whether you sent any spend with it'),
  spend_at_least: amount
    .optional()
    .describe(
      'Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out',
    ),
  spend_year: year
    .optional()
    .describe(
      'The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself',
    ),
  emissions_above: amount
    .optional()
    .describe('Only latest emissions above this many kilograms CO2e; unknown ones are left out'),
}

export const OrganizationFilter = z.strictObject(filterShape)
export type OrganizationFilter = z.output<typeof OrganizationFilter>
