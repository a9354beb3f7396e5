import { z } from 'zod'

/** PostgreSQL refuses NUL, and a lone surrogate cannot be written as UTF-8: both are refused here, in words. */
export const Text = z
  .string()
  .refine((text) => !text.includes('\0'), 'must not contain the NUL character')
  .refine((text) => text.isWellFormed(), 'must be well-formed Unicode')
