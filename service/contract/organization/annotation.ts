import { z } from 'zod'
import { Text } from '@/service/contract/text'

/** Extensions to the published interface: what a team writes about an organization or one of its figures. None of it changes data. */

const longestText = 2_000
const Words = Text.transform((text) => text.trim()).refine(
  (text) => text !== '' && [...text].length <= longestText,
  `must have 1 to ${longestText} characters`,
)
const Author = Text.transform((text) => text.trim())
  .refine((text) => text !== '' && [...text].length <= 200, 'must have 1 to 200 characters')
  .optional()
  .describe('Who wrote it, if the client knows')
const Path = Text.refine(
  (path) => /^(\/[\w.~-]{1,64}){1,8}$/.test(path),
  'must be a JSON pointer into the answer, "/performances/0/revenue"',
)

const figure = {
  path: z.string().nullable().describe('JSON pointer into the current answer; null where it has no such figure'),
  year: z.number().int().nullable().describe('the year, for a figure of one year'),
  region: z.string().nullable().describe('GLOBAL or the country, for a figure of one year'),
  pointer: z.string().nullable().describe('JSON pointer below its performance, or below the answer'),
}

/** Body of POST /organizations/{id}/problems. */
export const ProblemReport = z.strictObject({
  path: Path.describe('JSON pointer of the figure into the answer of GET /organizations/{id}'),
  text: Words.describe('What is wrong with it'),
  author: Author,
})
export type ProblemReport = z.output<typeof ProblemReport>

/** Body of PUT /organizations/{id}/problems/{problemId}. */
export const ProblemChange = z.strictObject({ closed: z.boolean() })

export const Problem = z.object({
  id: z.number().int(),
  ...figure,
  text: z.string(),
  author: z.string().nullable(),
  created_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable().describe('null: open'),
})
export type Problem = z.infer<typeof Problem>
export const ProblemList = z.object({ problems: z.array(Problem) })
export type ProblemList = z.infer<typeof ProblemList>

/** Body of POST /organizations/{id}/annotations. */
export const NewAnnotation = z.strictObject({
  path: Path.nullable().optional().describe('JSON pointer of a figure; null or absent: about the organization'),
  text: Words,
  author: Author,
})
export type NewAnnotation = z.output<typeof NewAnnotation>

/** Body of PUT /organizations/{id}/annotations/{annotationId}. */
export const AnnotationText = z.strictObject({ text: Words })

export const Annotation = z.object({
  id: z.number().int(),
  ...figure,
  text: z.string(),
  author: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Annotation = z.infer<typeof Annotation>
export const AnnotationList = z.object({ annotations: z.array(Annotation) })
export type AnnotationList = z.infer<typeof AnnotationList>
