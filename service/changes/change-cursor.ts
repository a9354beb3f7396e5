import { z } from 'zod'
import { ServiceError } from '@/service/errors'

/**
 * Where a page of changes begins: among the changes from the day `since` on that were noted after the change with id `after`. In
 * the order `newest` the page continues backwards from the change `before`.
 */
export type ChangeCursor =
  | { order: 'noted'; since: string | null; after: number }
  | { order: 'newest'; since: string | null; after: number; before: { id: number; happenedOn: string } }

const Id = z.int().min(0)
const Since = z.iso.date().nullable()
const Noted = z.tuple([z.literal('noted'), Since, Id])
const Newest = z.tuple([z.literal('newest'), Since, Id, Id, z.iso.date()])

/** Returns the cursor as an opaque text. */
export function writeChangeCursor(cursor: ChangeCursor): string {
  const { order, since, after } = cursor
  const words =
    order === 'noted' ? [order, since, after] : [order, since, after, cursor.before.id, cursor.before.happenedOn]
  return Buffer.from(JSON.stringify(words)).toString('base64url')
}

/** Parses a day or a cursor of `writeChangeCursor`. ServiceError `bad_request` for anything else. */
export function readSince(text: string): { day: string } | { cursor: ChangeCursor } {
  const day = z.iso.date().safeParse(text)
  if (day.success) return { day: day.data }
  const words = parseJson(Buffer.from(text, 'base64url').toString('utf8'))
  const noted = Noted.safeParse(words)
  if (noted.success) {
    const [order, since, after] = noted.data
    return { cursor: { order, since, after } }
  }
  const newest = Newest.safeParse(words)
  if (!newest.success) throw new ServiceError('bad_request', 'since: is neither a day (2026-01-31) nor a cursor')
  const [order, since, after, id, happenedOn] = newest.data
  return { cursor: { order, since, after, before: { id, happenedOn } } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
