import type { z } from 'zod'
import { ShapeChanged } from './live-source'

const mostShown = 120

/** Parses `json` by `schema`. Throws ShapeChanged with the question, the place and the unexpected value. */
export function parseAnswer<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  question: string,
): z.output<Schema> {
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.map(String).join('.') ?? ''
  throw new ShapeChanged(
    `${question} answered another shape than is known: ${place === '' ? 'the whole answer' : place}: ${issue?.message ?? ''}. ` +
      `It begins ${JSON.stringify(json)?.slice(0, mostShown)}`,
  )
}
