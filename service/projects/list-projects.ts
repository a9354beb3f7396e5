import type { Context } from '@/service/context'
import type { ProjectSummary } from '@/service/contract/project'
import { selectProjects } from '@/service/storage/projects/projects'

/** Returns all projects, oldest first. */
export async function listProjects(ctx: Pick<Context, 'database'>): Promise<ProjectSummary[]> {
  const projects = await selectProjects(ctx.database)
  return projects.map((project) => ({
    id: project.id,
    name: project.name,
    max_organizations: project.maxOrganizations,
    organizations: project.organizationCount,
    created_at: project.createdAt.toISOString(),
  }))
}
