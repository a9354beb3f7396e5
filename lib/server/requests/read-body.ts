import 'server-only'
import * as z from 'zod'
import { answerError } from '@/lib/server/service/answer-browser'

const usualBody = 10_000
const Fields = z.record(z.string(), z.unknown())

/** The request's JSON parsed by the schema, or the response that says what is wrong with it. `largestBody`: characters. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodType<T>,
  largestBody = usualBody,
): Promise<T | Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return answerError(415, 'Not JSON', 'The body must be JSON, with content-type application/json')
  }
  if (Number(request.headers.get('content-length') ?? 0) > 4 * largestBody) {
    return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  }
  const text = await request.text()
  if (text.length > largestBody) return answerError(413, 'Too large', `The body may have ${largestBody} characters`)
  try {
    const read = schema.safeParse(JSON.parse(text))
    if (read.success) return read.data
  } catch {
    // Answered below, like JSON of another shape.
  }
  return answerError(400, 'Bad request', 'Something is missing or not of the right kind')
}

/** The request's JSON if it is an object, for a service that checks its fields; otherwise the response that says what is wrong. */
export function readFields(request: Request, largestBody?: number): Promise<Record<string, unknown> | Response> {
  return readBody(request, Fields, largestBody)
}
