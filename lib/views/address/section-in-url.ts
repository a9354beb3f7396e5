import { urlWord } from './url-value'

/** The sections of an organization's page in order; "all" is the whole page, as printed. */
export const sections = ['summary', 'emissions', 'targets', 'score', 'evidence', 'activity'] as const
export type Section = (typeof sections)[number]

/** `?section=emissions`: a link leads to its subject. */
export const sectionInUrl = { ...urlWord([...sections, 'all'] as const), history: 'push' as const }
