import { z } from 'zod'
import type { OrganizationListQuery } from '@/service/contract/organization-list'
import { Text } from '@/service/contract/text'
import { ServiceError } from '@/service/errors'
import type { Position } from '@/service/storage/organization-list'

type Sort = OrganizationListQuery['sort']

const Cursor = z.tuple([z.string(), z.union([z.string(), z.number(), z.null()]), z.int().min(0)])

/** An opaque word for "after this row in this order". */
export function writeCursor(sort: Sort, position: Position): string {
  return Buffer.from(JSON.stringify([sort, position.value, position.id])).toString('base64url')
}

/** Throws ServiceError('bad_request') for a cursor that we did not write, or wrote for another order. */
export function readCursor(sort: Sort, cursor: string): Position {
  const parsed = Cursor.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data[0] !== sort || !fits(sort, parsed.data[1])) {
    throw new ServiceError('bad_request', 'cursor: is not a next_cursor of this list in this order')
  }
  return { value: parsed.data[1], id: parsed.data[2] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A text that is no date, or holds a NUL, would be an error of the database. */
function fits(sort: Sort, value: Position['value']): boolean {
  switch (sort) {
    case 'name':
    case '-name':
      return Text.safeParse(value).success
    case 'created':
    case '-created':
      return z.iso.datetime().safeParse(value).success
    case 'score':
    case '-score':
    case 'emissions':
    case '-emissions':
      return typeof value !== 'string'
  }
}
