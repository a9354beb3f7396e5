import { z } from 'zod'

/** Body of every error, as the published interface defines it. `title` is absent on 404 of POST, `id` present only on 404 of GET. */
export const ErrorBody = z.object({
  status: z.number().int(),
  title: z.string().optional(),
  detail: z.string(),
  id: z.string().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
