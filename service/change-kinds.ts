/**
 * What can change of an organization. New ones may come, so clients pass over what they do not know.
 *
 * figures_added     a year of emissions that was not there
 * target_…          one part of a row of SBTi's list (near term, long term, net zero)
 * target_expired    the year of the near-term target has passed
 * list_joined/left  a public list of commitments
 * score_moved       the score is outside of the range it was said to be in
 * match_changed     another known company is taken for the organization, or none
 * report_found      on its website or at an address that a source names
 * report_decided    a person decided the first figure of a report on that day
 * details_edited    a person changed what was registered
 */
export const changeKinds = [
  'figures_added',
  'target_committed',
  'target_set',
  'target_renewed',
  'target_removed',
  'target_expired',
  'list_joined',
  'list_left',
  'score_moved',
  'match_changed',
  'report_found',
  'report_decided',
  'details_edited',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** The parts of a row of SBTi's list. */
export const targetParts = ['near_term', 'long_term', 'net_zero'] as const
export type TargetPart = (typeof targetParts)[number]

type MatchedCompany = { company_id: number; name: string }

/** What is kept of each kind, in the names of the wire. Null: not known. */
export type ChangeDetails = {
  figures_added: {
    /** The newest of `years`. */
    year: number
    /** All years that were not there, rising. */
    years: readonly number[]
    source: string | null
    scope_1_and_2_kg: number | null
    all_scopes_kg: number | null
    /** The newest year that there was before. */
    newest_before: number | null
  }
  target_committed: { part: TargetPart; target_year: number | null }
  target_set: { part: TargetPart; target_year: number | null }
  target_renewed: { part: TargetPart; target_year: number | null }
  target_removed: { part: TargetPart; target_year: number | null }
  target_expired: { part: TargetPart; target_year: number | null }
  list_joined: { list: string; name: string }
  list_left: { list: string; name: string }
  score_moved: {
    before: number
    after: number
    range_low: number
    range_high: number
    /** Other evidence, or another version of the method. */
    because: 'evidence' | 'method'
  }
  match_changed: { before: MatchedCompany | null; after: MatchedCompany | null }
  report_found: { document_id: number | null; name: string | null; url: string | null }
  report_decided: { document_id: number; name: string }
  details_edited: { fields: readonly { field: string; before: string | null; after: string | null }[] }
}

/** One change of one kind with what belongs to it. */
export type OrganizationChangeOf<K extends ChangeKind = ChangeKind> = {
  [kind in K]: { kind: kind; details: ChangeDetails[kind] }
}[K]
