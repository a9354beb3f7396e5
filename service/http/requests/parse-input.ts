import type { z } from 'zod'
import { ServiceError } from '@/service/errors'
import { shorten } from './parse-json'

const shownKeys = 20

/** One fault of a request: the field, and the reason. */
export type Fault = { field: string; reason: string }

/**
 * Parses a body or query by its contract. Throws ServiceError: `unrecognized_parameters` with the unknown keys, even if values are wrong
 * too; otherwise `bad_request` with every wrong field, including `extra`.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  extra: readonly Fault[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success && extra.length === 0) return parsed.data
  const issues = parsed.error?.issues ?? []
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (unknown.length > 0) throw new ServiceError('unrecognized_parameters', `Not known here: ${list(unknown)}`)
  const faults = [...issues.map(toFault), ...extra]
  throw new ServiceError('bad_request', faults.map(({ field, reason }) => `${field}: ${reason}`).join('; '))
}

function toFault(issue: z.core.$ZodIssue): Fault {
  const field = issue.path.map(String).join('.')
  return { field: field === '' ? 'body' : field, reason: issue.message.replace(/^Invalid input: /, '') }
}

function list(keys: readonly string[]): string {
  const shown = keys.slice(0, shownKeys).map(shorten).join(', ')
  return keys.length > shownKeys ? `${shown} and ${keys.length - shownKeys} more` : shown
}
