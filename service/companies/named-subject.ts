import type { Subject } from '@/service/matching/choose-company'

/** `name` is the spelling that `nameKey` was made of. */
export type NamedSubject = Subject & { name: string | null }
