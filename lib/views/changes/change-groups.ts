/** Kinds of changes as a reader chooses them. */
export const changeGroups = {
  figures: ['figures_added'],
  targets: ['target_committed', 'target_set', 'target_renewed', 'target_removed', 'target_expired'],
  lists: ['list_joined', 'list_left'],
  score: ['score_moved'],
  match: ['match_changed'],
  reports: ['report_found', 'report_decided'],
  details: ['details_edited'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export const changeGroupNames = ['figures', 'targets', 'lists', 'score', 'match', 'reports', 'details'] as const
