import * as z from 'zod/mini'
import { list, optionalYear, text } from './tolerant'

const written = {
  id: z.int(),
  path: text,
  year: optionalYear,
  pointer: text,
  text: z.string(),
  author: text,
  created_at: text,
}

const Problem = z.object({ ...written, closed_at: text })
export type ProblemNote = z.infer<typeof Problem>

const Annotation = z.object({ ...written, updated_at: text })
export type AnnotationNote = z.infer<typeof Annotation>

function isListOf(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, key))
}

/** Null if it is not a list of problems. */
export function parseProblems(value: unknown): ProblemNote[] | null {
  const read = z.object({ problems: list(Problem) }).safeParse(value)
  return read.success && isListOf(value, 'problems') ? read.data.problems : null
}

/** Null if it is not a list of notes. */
export function parseAnnotations(value: unknown): AnnotationNote[] | null {
  const read = z.object({ annotations: list(Annotation) }).safeParse(value)
  return read.success && isListOf(value, 'annotations') ? read.data.annotations : null
}
