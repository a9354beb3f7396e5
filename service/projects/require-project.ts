import { ServiceError } from '@/service/errors'
import type { Queryable } from '@/service/storage/engine/database'
import { findProject, type ProjectRow } from '@/service/storage/projects/projects'

/** Returns the project. ServiceError `not_found` if there is none. */
export async function requireProject(db: Queryable, id: number): Promise<ProjectRow> {
  const project = await findProject(db, id)
  if (!project) throw new ServiceError('not_found', `There is no project ${id}`)
  return project
}
