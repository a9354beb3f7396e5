import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { emptyRegistration, type IndustryOption, toRequestBody } from './registration-fields'
import type { RegistrationForm } from './registration-form'

export type Registered = NonNullable<OrganizationAnswer['registration']>
type Value = string | boolean | null
/** A change, and the fields when it was prepared: if one of these has changed since, it is refused. */
export type GuardedChange = Readonly<Record<string, Value | Readonly<Record<string, Value>>>>

const texts = [
  'name',
  'hq_region',
  'hq_subregion',
  'website',
  'external_id',
  'lei_number',
  'isin_number',
  'duns_number',
  'sp_global_number',
] as const satisfies readonly (keyof RegistrationForm & keyof Registered)[]

/** The form with the registered values; a listed industry by its name in the reader's language. */
export function toForm(registered: Registered, industries: readonly IndustryOption[]): RegistrationForm {
  const chosen = industries.find(({ id }) => id === registered.industry_id)
  return {
    ...emptyRegistration,
    ...Object.fromEntries(texts.map((field) => [field, registered[field] ?? ''])),
    industry: chosen?.name ?? registered.industry_id ?? registered.industry_name ?? '',
    is_legal_entity_name: registered.is_legal_entity_name ?? false,
  }
}

/** The body of PATCH: the fields that differ, null for emptied ones. An industry is an id or words, never both. */
export function toChange(
  before: RegistrationForm,
  after: RegistrationForm,
  industries: readonly IndustryOption[],
): Record<string, Value> {
  const body = toRequestBody(after, industries)
  const change: Record<string, Value> = {}
  for (const field of texts) {
    if (before[field].trim() !== after[field].trim()) change[field] = body[field] ?? null
  }
  if (before.industry.trim() !== after.industry.trim()) {
    change['industry_id'] = body['industry_id'] ?? null
    change['industry_name'] = body['industry_name'] ?? null
  }
  if (before.is_legal_entity_name !== after.is_legal_entity_name) {
    change['is_legal_entity_name'] = after.is_legal_entity_name ? true : null
  }
  return change
}

/** The change, to be refused if somebody else has changed one of its fields since `registered`. */
export function guardChange(registered: Registered, change: Readonly<Record<string, Value>>): GuardedChange {
  return { ...change, if_unchanged: pick(registered, Object.keys(change)) }
}

/**
 * The change that undoes another: its fields as they were `before`, to be refused if one has changed since the service answered with
 * `after`. With a new country the service drops the subdivision, so that is restored too.
 */
export function undoChange(
  before: Registered,
  change: Readonly<Record<string, Value>>,
  after: Registered,
): GuardedChange {
  const isMoved = 'hq_region' in change && before.hq_subregion !== after.hq_subregion
  const fields = [...new Set([...Object.keys(change), ...(isMoved ? ['hq_subregion'] : [])])]
  return guardChange(after, pick(before, fields))
}

function pick(registered: Registered, fields: readonly string[]): Record<string, Value> {
  const values: Readonly<Record<string, unknown>> = registered
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field]
      return [field, typeof value === 'string' || typeof value === 'boolean' ? value : null]
    }),
  )
}
