import type { Edition } from '@/service/reference/records'

/** What of an edition does not depend on a run of the build. */
export type EditionFacts = Omit<Edition, 'id' | 'records'>
