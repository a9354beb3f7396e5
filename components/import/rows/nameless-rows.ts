import { nameRequired } from '@/lib/views/answers/service-rules'
import type { Check } from '@/lib/views/import/import-job'
import type { BrokenRule } from '@/lib/views/registration/registration-fields'

/** The form's rule for what names nothing; a sheet says it in words of its own (use-import-words.ts). */
export const namelessRule = 'enterName' satisfies BrokenRule

/** A row without a name or an identifier need not be asked about: the service would say this. */
export const nameless = { kind: 'error', detail: `name: ${nameRequired}` } as const satisfies Check
