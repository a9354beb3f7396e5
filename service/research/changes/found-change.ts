import type { OrganizationChangeOf } from '@/service/change-kinds'
import type { Commitment } from '@/service/reference/records'
import type { Outcome } from '@/service/storage/research/outcome'

/** What research found to be different, before it is known of which row. */
export type FoundChange = OrganizationChangeOf & {
  companyId: number | null
  /** ISO day. */
  happenedOn: string
  isHistory: boolean
  sameAs: string | null
}

export type SbtiRow = Extract<Commitment, { source: 'sbti' }>

export type Comparison = {
  /** What was stored of the same company; null: nothing, or it was another company. */
  before: Outcome | null
  after: Outcome
  /** SBTi's rows of the matched company, with what earlier states of the list say. */
  rows: readonly SbtiRow[]
  /** ISO day on which it is found. */
  today: string
}
