import { z } from 'zod'

/** Marks, embeddings, overrides and isolates of writing direction: invisible, and with one a name reads as another. */
const directionSigns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * PostgreSQL refuses NUL, and a lone surrogate cannot be written as UTF-8: both are refused here, in words. Signs that turn the direction
 * of writing come along when cells are copied, and are left out.
 */
export const Text = z
  .string()
  .overwrite((text) => text.replace(directionSigns, ''))
  .refine((text) => !text.includes('\0'), 'must not contain the NUL character')
  .refine((text) => text.isWellFormed(), 'must be well-formed Unicode')
