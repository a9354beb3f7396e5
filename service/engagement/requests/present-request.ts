import type { RequestState, SupplierRequest } from '@/service/contract/engagement/supplier-request'
import type { SupplierRequestRow } from '@/service/storage/engagement/supplier-requests'

/** Returns the state of a request. An answered one stays answered, even if its link expired or was revoked later. */
export function stateOfRequest(row: SupplierRequestRow, now: Date): RequestState {
  if (row.answeredAt !== null) return row.declines ? 'declined' : 'answered'
  if (row.revokedAt !== null) return 'revoked'
  return row.expiresAt <= now ? 'expired' : 'open'
}

export function presentRequest(row: SupplierRequestRow, now: Date): SupplierRequest {
  return {
    id: row.id,
    state: stateOfRequest(row, now),
    team: row.team,
    language: row.language,
    year: row.year,
    recipient: row.recipient,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    opened_at: row.openedAt?.toISOString() ?? null,
    mailed_at: row.mailedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    answered_at: row.answeredAt?.toISOString() ?? null,
    answered_by: row.answeredBy,
    answered_email: row.answeredEmail,
    note: row.note,
    document_id: row.documentId,
  }
}
