import { urlWord } from './url-value'

/** The sections of an organization's page in their order; "all" is the whole page, as paper has it. */
export const sections = ['summary', 'emissions', 'targets', 'score', 'evidence', 'activity'] as const
export type Section = (typeof sections)[number]

/** `?section=emissions`: a link leads to what it is about. */
export const sectionInUrl = { ...urlWord([...sections, 'all'] as const), history: 'push' as const }
