import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRows } from '@/service/storage/engine/rows'

/** The state of a project's work with the organizations of its list: neither removed nor merged into another. */

const isListed = (projectId: number) =>
  sql`o.project_id = ${projectId} and o.merged_into is null and o.removed_at is null`

const StageCount = z.object({ stage: z.string(), organizations: z.int() })

/** Organizations by stage; those without any entry count as not contacted. */
export function countStages(db: Queryable, projectId: number): Promise<z.infer<typeof StageCount>[]> {
  return parsedRows(
    db,
    StageCount,
    sql`select coalesce(e.stage, 'not_contacted') as stage, count(*)::int as organizations
          from organization o left join organization_engagement e on e.organization_id = o.id
         where ${isListed(projectId)} group by 1`,
  )
}

const OwnerCount = z.object({ owner: z.string(), organizations: z.int() })

/** Most organizations first. */
export function countOwners(db: Queryable, projectId: number): Promise<z.infer<typeof OwnerCount>[]> {
  return parsedRows(
    db,
    OwnerCount,
    sql`select e.owner, count(*)::int as organizations
          from organization_engagement e join organization o on o.id = e.organization_id
         where e.project_id = ${projectId} and e.owner is not null and ${isListed(projectId)}
         group by 1 order by 2 desc, 1 limit 50`,
  )
}

const Due = z.object({
  organizationId: z.int(),
  name: z.string().nullable(),
  stage: z.string(),
  owner: z.string().nullable(),
  nextStep: z.string().nullable(),
  dueOn: z.string(),
})

/** Next steps with a date, earliest first. */
export function listDue(db: Queryable, projectId: number): Promise<z.infer<typeof Due>[]> {
  return parsedRows(
    db,
    Due,
    sql`select o.id as organization_id, coalesce(o.name, o.found_name) as name, e.stage, e.owner, e.next_step, e.due_on
          from organization_engagement e join organization o on o.id = e.organization_id
         where e.project_id = ${projectId} and e.due_on is not null and ${isListed(projectId)}
         order by e.due_on, o.id limit 100`,
  )
}

const OpenCounts = z.object({
  toDecide: z.int(),
  foundReports: z.int(),
  proposals: z.int(),
  statedProposals: z.int(),
  problems: z.int(),
})

/** What waits for a person, by kind. */
export async function countOpenQuestions(db: Queryable, projectId: number): Promise<z.infer<typeof OpenCounts>> {
  const [counts] = await parsedRows(
    db,
    OpenCounts,
    sql`select
      (select count(*) from organization o where ${isListed(projectId)} and o.open_candidates > 0)::int as to_decide,
      (select count(*) from report_search s join organization o on o.id = s.organization_id
        where ${isListed(projectId)} and s.state = 'asks')::int as found_reports,
      (select count(*) from document_figure f join document d on d.id = f.document_id
         join organization o on o.id = d.organization_id
        where ${isListed(projectId)} and d.removed_at is null and f.decision in ('proposed', 'unchecked'))::int as proposals,
      (select count(*) from stated_figure f join organization o on o.id = f.organization_id
        where ${isListed(projectId)} and f.decision = 'proposed')::int as stated_proposals,
      (select count(*) from organization_problem p join organization o on o.id = p.organization_id
        where ${isListed(projectId)} and p.closed_at is null)::int as problems`,
  )
  return counts ?? { toDecide: 0, foundReports: 0, proposals: 0, statedProposals: 0, problems: 0 }
}

const Proposed = z.object({
  organizationId: z.int(),
  name: z.string().nullable(),
  documentId: z.int(),
  document: z.string(),
  figures: z.int(),
})

/** Reports with undecided figures, newest first. */
export function listProposals(db: Queryable, projectId: number): Promise<z.infer<typeof Proposed>[]> {
  return parsedRows(
    db,
    Proposed,
    sql`select o.id as organization_id, coalesce(o.name, o.found_name) as name, d.id as document_id, d.name as document,
               count(*)::int as figures
          from document_figure f join document d on d.id = f.document_id join organization o on o.id = d.organization_id
         where ${isListed(projectId)} and d.removed_at is null and f.decision in ('proposed', 'unchecked')
         group by o.id, o.name, o.found_name, d.id, d.name order by d.id desc limit 50`,
  )
}

const StatedProposal = z.object({
  organizationId: z.int(),
  name: z.string().nullable(),
  figures: z.int(),
  givenAt: z.date(),
})

/** Organizations that answered with undecided figures, newest first. */
export function listStatedProposals(db: Queryable, projectId: number): Promise<z.infer<typeof StatedProposal>[]> {
  return parsedRows(
    db,
    StatedProposal,
    sql`select o.id as organization_id, coalesce(o.name, o.found_name) as name, count(*)::int as figures,
               max(f.given_at) as given_at
          from stated_figure f join organization o on o.id = f.organization_id
         where ${isListed(projectId)} and f.decision = 'proposed'
         group by o.id, o.name, o.found_name order by 4 desc, 1 limit 50`,
  )
}

const OpenProblem = z.object({
  organizationId: z.int(),
  name: z.string().nullable(),
  problemId: z.int(),
  text: z.string(),
  author: z.string().nullable(),
  createdAt: z.date(),
})

/** Open problems, newest first. */
export function listOpenProblems(db: Queryable, projectId: number): Promise<z.infer<typeof OpenProblem>[]> {
  return parsedRows(
    db,
    OpenProblem,
    sql`select o.id as organization_id, coalesce(o.name, o.found_name) as name, p.id as problem_id, p.text, p.author,
               p.created_at
          from organization_problem p join organization o on o.id = p.organization_id
         where ${isListed(projectId)} and p.closed_at is null order by p.id desc limit 50`,
  )
}
