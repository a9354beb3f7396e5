/** What the audit log keeps, and what may be asked for: new kinds go to the end of their group, none is renamed. */
export const auditKinds = [
  'authentication.failed',
  'project.created',
  'key.created',
  'key.revoked',
  'team_key.created',
  'team_key.revoked',
  'match.answered',
  'match.forgotten',
  'commitment.answered',
  'commitment.forgotten',
  'organization.merged',
  'organization.separated',
  'edition.imported',
  'edition.rolled_back',
  'figure.accepted',
  'figure.withdrawn',
  'live_fetch.asked',
  'live_key.set',
  'live_key.removed',
  'report_figure.decided',
  'database.backed_up',
  'database.restored',
] as const

export type AuditKind = (typeof auditKinds)[number]
