import { z } from 'zod'

/** The languages of texts that the service writes to people, and of the place names that it recognises. */
export const languages = ['en', 'de', 'fr', 'sv', 'ja'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>
