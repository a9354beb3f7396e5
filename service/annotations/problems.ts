import type { Context } from '@/service/context'
import type { ProblemList, ProblemReport } from '@/service/contract/organization/annotation'
import { ServiceError } from '@/service/errors'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import { insertProblem, listProblems, setProblemClosed } from '@/service/storage/organizations/annotations'
import { pathOf, placeOfFigure, yearsOf } from './figure-place'
import { requireRoom } from './require-room'

type Asked = Pick<Context, 'database' | 'clock'>

/** All that was reported, open ones first. ServiceError `organization_not_found`, also for another project's. */
export async function readProblems({ database }: Asked, request: MatchRequest): Promise<ProblemList> {
  const organization = await requireSurvivor(database, request)
  const years = yearsOf(organization)
  const problems = await listProblems(database, organization.id)
  return {
    problems: problems.map((problem) => ({
      id: problem.id,
      path: pathOf(problem, years),
      year: problem.year,
      region: problem.region,
      pointer: problem.pointer,
      text: problem.text,
      author: problem.author,
      created_at: problem.createdAt.toISOString(),
      closed_at: problem.closedAt?.toISOString() ?? null,
    })),
  }
}

/** Keeps what somebody believes to be wrong with a figure. The figure stays as it is. */
export async function reportProblem(
  { database, clock }: Asked,
  request: MatchRequest,
  report: ProblemReport,
): Promise<void> {
  const organization = await requireSurvivor(database, request)
  await requireRoom(database, organization.id)
  await insertProblem(database, {
    organizationId: organization.id,
    ...placeOfFigure(report.path, yearsOf(organization)),
    text: report.text,
    author: report.author ?? null,
    at: clock(),
  })
}

/** Closes a problem, or opens it again. ServiceError `not_found` where there is no such problem. */
export async function closeProblem(
  { database, clock }: Asked,
  request: MatchRequest,
  { problemId, closed }: { problemId: number; closed: boolean },
): Promise<void> {
  const { id } = await requireSurvivor(database, request)
  const closedAt = closed ? clock() : null
  if (!(await setProblemClosed(database, { organizationId: id, id: problemId, closedAt }))) {
    throw new ServiceError('not_found', 'This organization has no problem with this id')
  }
}
