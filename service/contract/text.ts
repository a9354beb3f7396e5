import { z } from 'zod'

/** Marks, embeddings, overrides and isolates of writing direction. They are invisible and can make a name look like another. */
const directionSigns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

export function withoutDirectionSigns(text: string): string {
  return text.replace(directionSigns, '')
}

/**
 * A text without NUL, which PostgreSQL cannot store, and without lone surrogates, which UTF-8 cannot encode. Characters that
 * change the writing direction are removed: they come along when cells are copied.
 */
export const Text = z
  .string()
  .overwrite(withoutDirectionSigns)
  .refine((text) => !text.includes('\0'), 'must not contain the NUL character')
  .refine((text) => text.isWellFormed(), 'must be well-formed Unicode')
