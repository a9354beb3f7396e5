import type { Edition } from '@/service/reference/records'

/** The facts of an edition that do not depend on a run of the build. */
export type EditionFacts = Omit<Edition, 'id' | 'records'>
