import * as z from 'zod/mini'
import type { Check, RowResult } from '@/lib/views/import/import-job'
import { fields, flag, list, number, optionalFields, text } from './tolerant'

const Outcomes = z.object({
  outcomes: z.array(
    fields({
      organization: optionalFields({ id: number, is_new: flag }),
      dry_run: optionalFields({
        outcome: text,
        organization_id: number,
        organization_name: text,
        matched_by: text,
        same_company: optionalFields({ organization_id: number, name: text, hq_region: text }),
        company: optionalFields({ name: text, hq_region: text }),
        candidates: list(fields({ company_id: number, name: text, hq_region: text })),
      }),
      error: optionalFields({ detail: text }),
    }),
  ),
})
type Outcome = z.infer<typeof Outcomes>['outcomes'][number]

const unreadable = 'The service answered this row with something unexpected'

function toCheck({ dry_run: told, error }: Outcome): Check {
  if (told === null) return { kind: 'error', detail: error?.detail ?? unreadable }
  const candidates = told.candidates.flatMap(({ company_id: companyId, name, hq_region: region }) =>
    companyId === null || name === null ? [] : [{ companyId, name, region }],
  )
  if (told.outcome === 'candidates' && candidates.length > 0) return { kind: 'candidates', candidates }
  if (told.outcome === 'same' && told.organization_id !== null) {
    const isIdentified = told.matched_by === null ? null : ['external_id', 'identifier'].includes(told.matched_by)
    const company = told.matched_by === 'company' ? (told.company?.name ?? null) : null
    return { kind: 'there', id: told.organization_id, name: told.organization_name, isIdentified, company }
  }
  const { organization_id: id = null, name = null, hq_region: region = null } = told.same_company ?? {}
  const known = { company: told.company?.name ?? null, region: told.company?.hq_region ?? null }
  return { kind: 'new', ...known, ...(id === null ? {} : { same: { id, name, region } }) }
}

function toResult({ organization, error }: Outcome): RowResult {
  if (organization === null || organization.id === null) return { kind: 'error', detail: error?.detail ?? unreadable }
  return { kind: 'registered', id: organization.id, isNew: organization.is_new ?? true, status: null }
}

function readOutcomes<Read>(answer: unknown, rows: number, read: (outcome: Outcome) => Read): Read[] | null {
  const { success, data } = Outcomes.safeParse(answer)
  // An outcome belongs to a row only by its index.
  return success && data.outcomes.length === rows ? data.outcomes.map(read) : null
}

/** The checks of `rows` rows from a dry run; null for an answer of another shape. */
export function readChecks(answer: unknown, rows: number): Check[] | null {
  return readOutcomes(answer, rows, toCheck)
}

/** The outcomes of `rows` rows; null for an answer of another shape. */
export function readResults(answer: unknown, rows: number): RowResult[] | null {
  return readOutcomes(answer, rows, toResult)
}

const Statuses = z.object({ organizations: list(z.object({ id: z.int(), status: z.string() })) })

/** The status of each organization by its id; null for an answer of another shape. */
export function readStatuses(answer: unknown): Map<number, string> | null {
  const { success, data } = Statuses.safeParse(answer)
  return success ? new Map(data.organizations.map(({ id, status }) => [id, status])) : null
}
