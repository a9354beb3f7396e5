import { z } from 'zod'
import type { OrganizationListQuery } from '@/service/contract/organization/organization-list'
import { Text } from '@/service/contract/text'
import { ServiceError } from '@/service/errors'
import type { Position } from '@/service/storage/organizations/organization-list'

type Sort = OrganizationListQuery['sort']

/**
 * A page starts after the row `from`, or ends before it if `backwards`; `place` is the number of rows before the page's edge at `from`.
 * `spendYear`: the year of the list's spend (null: the project had none); missing where neither order nor filter is of spend.
 */
export type ListCursor = { from: Position; backwards: boolean; place: number; spendYear?: number | null }

const Cursor = z.tuple([
  z.string(),
  z.union([z.string(), z.number(), z.null()]),
  z.int().min(0),
  z.enum(['after', 'before']),
  z.int().min(0),
  z.int().min(0).max(9999).nullable().optional(),
])

/** Writes a cursor: an opaque text meaning "after (or before) this row in this order". */
export function writeCursor(sort: Sort, { from, backwards, place, spendYear }: ListCursor): string {
  const words = [sort, from.value, from.id, backwards ? 'before' : 'after', place]
  if (spendYear !== undefined) words.push(spendYear)
  return Buffer.from(JSON.stringify(words)).toString('base64url')
}

/** Throws ServiceError('bad_request') for a cursor that is not ours, or belongs to another order. */
export function readCursor(sort: Sort, cursor: string): ListCursor {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data[0] !== sort || !fits(sort, parsed.data[1])) {
    throw new ServiceError('bad_request', 'cursor: is not a cursor of this list in this order')
  }
  const [, value, id, side, place, spendYear] = parsed.data
  return {
    from: { value, id },
    backwards: side === 'before',
    place,
    ...(spendYear !== undefined && { spendYear }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Checked here, because an invalid date or a NUL would be a database error. */
function fits(sort: Sort, value: Position['value']): boolean {
  switch (sort) {
    case 'name':
    case '-name':
      return Text.safeParse(value).success
    case 'country':
    case '-country':
      return value === null || Text.safeParse(value).success
    case 'created':
    case '-created':
    case 'updated':
    case '-updated':
      return z.iso.datetime().safeParse(value).success
    case 'status':
    case '-status':
      return value === 0 || value === 1 || value === 2
    case 'score':
    case '-score':
    case 'emissions':
    case '-emissions':
    case 'all_scopes':
    case '-all_scopes':
    case 'scope_1_2':
    case '-scope_1_2':
    case 'intensity':
    case '-intensity':
    case 'spend':
    case '-spend':
      return typeof value !== 'string'
  }
}
