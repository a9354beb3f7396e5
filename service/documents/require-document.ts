import { ServiceError } from '@/service/errors'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { type DocumentRow, findDocument } from '@/service/storage/documents/documents'
import type { Queryable } from '@/service/storage/engine/database'

export type DocumentRequest = MatchRequest & { documentId: number }

/** Returns a document of an organization of the project: one in use, or with `isRemoved` a removed one. ServiceError `organization_not_found` or `not_found`. */
export async function requireDocument(
  db: Queryable,
  { documentId, ...request }: DocumentRequest,
  isRemoved = false,
): Promise<DocumentRow> {
  const organization = await requireSurvivor(db, request)
  const document = await findDocument(db, organization.id, documentId, isRemoved)
  if (document) return document
  throw new ServiceError('not_found', `This organization has no ${isRemoved ? 'removed ' : ''}document with this id`)
}
