import type { Context } from '@/service/context'
import type { AnnotationList, NewAnnotation } from '@/service/contract/organization/annotation'
import { ServiceError } from '@/service/errors'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import {
  insertAnnotation,
  listAnnotations,
  markAnnotationDeleted,
  updateAnnotation,
} from '@/service/storage/organizations/annotations'
import { pathOf, placeOfFigure, yearsOf } from './figure-place'
import { requireRoom } from './require-room'

type Asked = Pick<Context, 'database' | 'clock'>

const missing = 'This organization has no note with this id'

/** The team's notes, the newest first. ServiceError `organization_not_found`, also for another project's. */
export async function readAnnotations({ database }: Asked, request: MatchRequest): Promise<AnnotationList> {
  const organization = await requireSurvivor(database, request)
  const years = yearsOf(organization)
  const annotations = await listAnnotations(database, organization.id)
  return {
    annotations: annotations.map(({ id, pointer, year, region, text, author, createdAt, updatedAt }) => ({
      id,
      path: pointer === null ? null : pathOf({ pointer, year, region }, years),
      year,
      region,
      pointer,
      text,
      author,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    })),
  }
}

export async function addAnnotation(
  { database, clock }: Asked,
  request: MatchRequest,
  { path, text, author }: NewAnnotation,
): Promise<void> {
  const organization = await requireSurvivor(database, request)
  await requireRoom(database, organization.id)
  const place = path == null ? { pointer: null, year: null, region: null } : placeOfFigure(path, yearsOf(organization))
  await insertAnnotation(database, {
    organizationId: organization.id,
    ...place,
    text,
    author: author ?? null,
    at: clock(),
  })
}

/** Writes a note anew; a removed one comes back. ServiceError `not_found` where there never was one. */
export async function rewriteAnnotation(
  { database, clock }: Asked,
  request: MatchRequest,
  { annotationId, text }: { annotationId: number; text: string },
): Promise<void> {
  const { id } = await requireSurvivor(database, request)
  if (!(await updateAnnotation(database, { organizationId: id, id: annotationId, text, at: clock() })))
    throw new ServiceError('not_found', missing)
}

/** Removes a note; writing it anew brings it back. ServiceError `not_found` where there is none. */
export async function removeAnnotation(
  { database, clock }: Asked,
  request: MatchRequest,
  annotationId: number,
): Promise<void> {
  const { id } = await requireSurvivor(database, request)
  if (!(await markAnnotationDeleted(database, { organizationId: id, id: annotationId, at: clock() })))
    throw new ServiceError('not_found', missing)
}
