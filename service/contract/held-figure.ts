import { z } from 'zod'

/** Extensions: figures that stand in a publisher's file and are not shown, because they cannot be believed. */

const name = {
  source: z.string().min(1).max(50),
  record_id: z.string().min(1).max(200).describe('the publisher’s record, as held figures name it'),
  year: z.number().int().min(1900).max(2100),
  region: z.string().min(2).max(6).describe('GLOBAL, or the ISO 3166-1 code of the one country the figure covers'),
  field: z.string().min(1).max(60).describe('"scope1Kg", "scope2MarketKg", "revenue" …'),
}

export const HeldFigure = z.object({
  ...name,
  company_id: z.number().int(),
  company: z.string(),
  value: z.number().describe('kg CO2e; whole units of the currency its source gives it in for revenue'),
  rule: z.string().describe('the check it failed, or "reviewed" where a person judged it'),
  reason: z.string(),
  locator: z.string().describe('where it stands in the publisher’s file'),
})

export const AcceptedFigure = z.object({ ...name, reason: z.string(), accepted_at: z.iso.datetime() })

export const HeldFigures = z.object({ held: z.array(HeldFigure), accepted: z.array(AcceptedFigure) })
export type HeldFigures = z.infer<typeof HeldFigures>

export const FigureAcceptance = z.strictObject({
  ...name,
  reason: z.string().min(10).max(1000).describe('why the figure is right all the same'),
})
export type FigureAcceptance = z.infer<typeof FigureAcceptance>

export const FigureWithdrawal = z.strictObject(name)
