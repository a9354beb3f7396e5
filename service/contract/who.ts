import { z } from 'zod'
import { Text } from './text'

/** Whom a client acts for: a person's name or address, as the client knows it. The key itself only identifies the program. */
export const Who = Text.transform((text) => text.trim())
  .refine((text) => text !== '' && [...text].length <= 300, 'must have 1 to 300 characters')
  .optional()
  .describe('Who does it, if the client knows; for the audit log')

/** Query of requests without a body. */
export const WhoQuery = z.strictObject({ by: Who })
