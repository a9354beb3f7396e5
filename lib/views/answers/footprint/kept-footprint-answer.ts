import * as z from 'zod/mini'
import { day, list, number, text, year } from '@/lib/views/answers/tolerant'
import { FootprintFields } from './footprint-answer'

/** What the pages read from GET /footprint/kept, of one and of its check; kilograms CO2e. */

const head = {
  id: z.int(),
  title: z.string(),
  kept_by: text,
  kept_at: day,
  year,
  currency: z.string(),
  kg: z.number(),
  suppliers: z.int(),
  covered_suppliers: z.int(),
  version: z.int(),
  digest: z.string(),
}
const Head = z.object(head)
export type KeptHead = z.infer<typeof Head>

/** Null if it is not a list. */
export function parseKeptList(value: unknown): KeptHead[] | null {
  const read = z.object({ kept: list(Head) }).safeParse(value)
  return read.success ? read.data.kept : null
}

const Kept = z.object({ ...head, footprint: FootprintFields })
export type KeptFootprint = z.infer<typeof Kept>

export function parseKept(value: unknown): KeptFootprint | null {
  const read = Kept.safeParse(value)
  return read.success ? read.data : null
}

const reasons = [
  'added',
  'gone',
  'spend',
  'rate',
  'stated',
  'own_figures',
  'industry',
  'factor',
  'choice',
  'calculation',
  'target',
] as const
export type LineReason = (typeof reasons)[number]

const Check = z.object({
  is_intact: z.boolean(),
  again: z.object({ version: z.int(), is_same: z.boolean(), kg: z.number(), other_lines: z.int() }),
  today: z.object({
    before: z.object({ kg: z.number() }),
    now: z.object({ kg: z.number() }),
    reasons: list(z.object({ reason: z.enum(reasons), suppliers: z.int(), kg: z.number() })),
    lines: list(
      z.object({
        organization_id: z.int(),
        name: text,
        kg_before: number,
        kg_now: number,
        because: list(z.enum(reasons)),
      }),
    ),
    differing_suppliers: z.int(),
    editions: list(z.object({ source: z.string(), before: day, now: day })),
    rates: list(z.object({ currency: z.string(), year, before: number, now: number })),
  }),
})
export type KeptCheck = z.infer<typeof Check>

export function parseCheck(value: unknown): KeptCheck | null {
  const read = Check.safeParse(value)
  return read.success ? read.data : null
}
