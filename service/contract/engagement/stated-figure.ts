import { z } from 'zod'
import { documentScopes } from '@/service/contract/documents/document-scopes'
import { LeiNumber } from '@/service/contract/identifiers'
import { Text } from '@/service/contract/text'
import { by, lineOf, optional } from './engagement'

/** Extensions to the published interface: figures that an organization stated to a project but did not publish. They stay in the project. */

export const StatedScope = z
  .enum([...documentScopes, 'allocated', 'allocated_1+2'])
  .describe(
    '"2" is scope 2 without a method; lb: location-based, mb: market-based. allocated: scopes 1, 2 and upstream 3 of what it delivered to you in that year; allocated_1+2: scopes 1 and 2 of the same',
  )
export type StatedScope = z.infer<typeof StatedScope>

/** Levels of assurance, the lowest first. */
export const assurances = ['none', 'unspecified', 'limited', 'reasonable'] as const
const Assurance = z.enum(assurances)

/** Tonnes in one unit. */
export const massUnits = { kg: 0.001, t: 1, kt: 1_000, Mt: 1_000_000 } as const
export type MassUnitName = keyof typeof massUnits
const MassUnit = z.enum(Object.keys(massUnits) as [MassUnitName, ...MassUnitName[]])

export const mostTonnes = 1e12
const firstYear = 1990

const figure = {
  year: z.int().min(firstYear, `must be a year from ${firstYear} on`).max(2100),
  scope: StatedScope,
  value: z
    .number()
    .min(0, 'must not be negative: removals and offsets are not part of it')
    .max(mostTonnes * 1000),
}
const unit = MassUnit.default('t').describe('of CO2e')

function isInBounds({ value, unit }: { value: number; unit: MassUnitName }): boolean {
  return value * massUnits[unit] <= mostTonnes
}
const tooMuch = { message: 'is more than 1e12 tonnes', path: ['value'] }

export const StatedValue = z.strictObject({ ...figure, unit }).refine(isInBounds, tooMuch)
export type StatedValue = z.output<typeof StatedValue>

const note = Text.transform((text) => text.trim()).refine(
  (text) => [...text].length <= 2_000,
  'must have at most 2000 characters',
)

/** How figures were computed. The same for all figures of one request. */
export const statement = {
  method: optional(lineOf(500)).describe('standard and approach, in the words of the person who states the figures'),
  assurance: optional(Assurance).describe(
    'by an independent third party; unspecified: assured, at a level that is not stated; null: not stated',
  ),
  note: optional(note),
}

export function noCellTwice(figures: readonly { year: number; scope: string }[]): boolean {
  return new Set(figures.map(({ year, scope }) => `${year} ${scope}`)).size === figures.length
}

/** Body of POST /organizations/{id}/stated-figures. Figures typed earlier for the same year and scope are replaced. */
export const NewStatedFigures = z.strictObject({
  figures: z.array(StatedValue).min(1).max(100).refine(noCellTwice, 'names a year and scope twice'),
  ...statement,
  by,
})
export type NewStatedFigures = z.output<typeof NewStatedFigures>

/** Body of POST /organizations/{id}/stated-figures/{figureId}: a decision on a figure that the organization itself stated. */
export const StatedVerdict = z.strictObject({
  decision: z.enum(['accepted', 'rejected', 'proposed']).describe('proposed: undoes the decision'),
  note: optional(lineOf(500)),
  by,
})
export type StatedVerdict = z.output<typeof StatedVerdict>

export const StatedFigure = z.object({
  id: z.number().int(),
  year: z.number().int(),
  scope: StatedScope,
  value: z.number().describe('tonnes CO2e'),
  given_value: z.number(),
  given_unit: MassUnit,
  method: z.string().nullable(),
  assurance: Assurance.nullable(),
  note: z.string().nullable(),
  origin: z.enum(['typed', 'imported', 'answered']).describe('answered: stated by the organization itself'),
  given_by: z.string().nullable(),
  given_at: z.iso.datetime(),
  decision: z.enum(['proposed', 'accepted', 'rejected']).describe('only accepted figures count'),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decision_note: z.string().nullable(),
  request_id: z.number().int().nullable().describe('the request that the figure answers'),
  doubt: z
    .object({
      kind: z.enum(['much_more', 'much_less']),
      year: z.number().int(),
      value: z.number().describe('tonnes CO2e of the same scope in public sources or reports'),
    })
    .nullable()
    .describe(
      'the figure is at least a hundred times, or at most a hundredth of, the known figure of the nearest year: its unit may be wrong',
    ),
})
export type StatedFigure = z.infer<typeof StatedFigure>

/** Answer of every request about stated figures of one organization. */
export const StatedFigureList = z.object({
  organization_id: z.number().int(),
  figures: z.array(StatedFigure).describe('stated to you, not public; newest year first'),
})
export type StatedFigureList = z.infer<typeof StatedFigureList>

const mostRows = 200

/** One row of POST /stated-figures/batch. The first of its first four fields that is present identifies the organization. */
export const StatedRow = z
  .strictObject({
    organization_id: optional(z.int().positive()),
    external_id: optional(lineOf(200)),
    lei_number: optional(LeiNumber),
    name: optional(lineOf(500)),
    ...figure,
    unit,
    ...statement,
  })
  .refine(isInBounds, tooMuch)
export type StatedRow = z.output<typeof StatedRow>

/** Body of POST /stated-figures/batch. */
export const StatedRows = z.strictObject({
  rows: z.array(z.unknown()).min(1).max(mostRows).describe('each accepted or refused independently of the others'),
  by,
})

/** Answer of POST /stated-figures/batch: an outcome for each row, in their order. */
export const StatedOutcomes = z.object({
  outcomes: z.array(
    z.object({
      organization_id: z.number().int().nullable().describe('null: the row was refused'),
      detail: z.string().nullable().describe('why it was refused'),
    }),
  ),
})
export type StatedOutcomes = z.infer<typeof StatedOutcomes>
