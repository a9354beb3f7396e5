import * as z from 'zod/mini'
import type { OrganizationAnswer } from './organization-answer'
import { day, fields, list, number, optionalYear, text } from './tolerant'

const Target = z.object({
  kind: z.string(),
  status: text,
  ambition: text,
  target_year: optionalYear,
  base_year: optionalYear,
  reduction_percent: number,
  scopes: text,
  source: fields({ title: text, publisher: text, url: text, retrieved_at: day }),
})
export type TargetAnswer = z.infer<typeof Target>

const Answer = z.object({ targets: list(Target) })

/** Null for an answer that is not a list of targets: the service does not have them. */
export function parseTargets(value: unknown): TargetAnswer[] | null {
  if (typeof value !== 'object' || value === null || !Array.isArray(Reflect.get(value, 'targets'))) return null
  const read = Answer.safeParse(value)
  return read.success ? read.data.targets : null
}

type Entry = OrganizationAnswer['sbti']['data'][number]

/** The targets in the published interface: kinds and years, never base years. */
export function targetsOfAnswer({ sbti }: OrganizationAnswer): TargetAnswer[] {
  const source = {
    title: 'Science Based Targets list',
    publisher: 'SBTi',
    url: null,
    retrieved_at: sbti.last_retrieved_at,
  }
  const of = (kind: string, part: Entry['near_term'], year: number | null): TargetAnswer[] =>
    part.has_target !== true
      ? []
      : [
          {
            kind,
            status: part.target_status ?? 'set',
            ambition: part.target,
            target_year: year,
            base_year: null,
            reduction_percent: null,
            scopes: null,
            source,
          },
        ]
  const [entry] = sbti.data
  if (!entry) return []
  return [
    ...of('near_term', entry.near_term, entry.near_term.target_year ?? entry.near_term.year),
    ...of('long_term', entry.long_term, entry.long_term.year),
    ...of('net_zero', entry.net_zero, entry.net_zero.target_year),
  ]
}
