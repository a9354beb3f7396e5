import type { Subject } from '@/service/matching/choose-company'

/** A subject with its name as written, from which `nameKey` was made. */
export type NamedSubject = Subject & { name: string | null }
