import { z } from 'zod'

/** The languages of what the service writes to people, and of the names that it knows places by. */
export const languages = ['en', 'de', 'fr', 'sv', 'ja'] as const
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>
