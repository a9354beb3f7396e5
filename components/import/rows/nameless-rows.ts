import { nameRequired } from '@/lib/views/answers/service-rules'
import type { Check } from '@/lib/views/import/import-job'
import type { BrokenRule } from '@/lib/views/registration/registration-fields'

/** The form's rule for rows that identify nothing; a sheet has its own words for it (use-import-words.ts). */
export const namelessRule = 'enterName' satisfies BrokenRule

/** A row without a name or an identifier need not be checked: the service would say this. */
export const nameless = { kind: 'error', detail: `name: ${nameRequired}` } as const satisfies Check
