import { z } from 'zod'

/** Extensions: figures of a publisher's file that are held back because a check or a person judged them implausible. */

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
  value: z.number().describe('kg CO2e; for revenue whole units of its source’s currency'),
  rule: z.string().describe('the check it failed, or "reviewed" where a person judged it'),
  reason: z.string(),
  locator: z.string().describe('its place in the publisher’s file'),
})

export const AcceptedFigure = z.object({ ...name, reason: z.string(), accepted_at: z.iso.datetime() })

export const HeldFigures = z.object({ held: z.array(HeldFigure), accepted: z.array(AcceptedFigure) })
export type HeldFigures = z.infer<typeof HeldFigures>

export const FigureAcceptance = z.strictObject({
  ...name,
  reason: z.string().min(10).max(1000).describe('why the figure is right although it failed the check'),
})
export type FigureAcceptance = z.infer<typeof FigureAcceptance>

export const FigureWithdrawal = z.strictObject(name)
