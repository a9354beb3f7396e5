import type { OrganizationChangeOf } from '@/service/change-kinds'
import type { Commitment } from '@/service/reference/records'
import type { Outcome } from '@/service/storage/research/outcome'

/** A difference found by research, before it is stored for an organization. */
export type FoundChange = OrganizationChangeOf & {
  companyId: number | null
  /** ISO day. */
  happenedOn: string
  isHistory: boolean
  sameAs: string | null
}

export type SbtiRow = Extract<Commitment, { source: 'sbti' }>

export type Comparison = {
  /** The stored outcome for the same company; null: none, or for another company. */
  before: Outcome | null
  after: Outcome
  /** SBTi's rows of the matched company, including earlier states of the list. */
  rows: readonly SbtiRow[]
  /** The ISO day on which it was found. */
  today: string
}
