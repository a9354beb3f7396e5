import type { Context } from '@/service/context'
import { Stage, stages } from '@/service/contract/engagement/engagement'
import type { EngagementOverview } from '@/service/contract/engagement/engagement-overview'
import {
  countOpenQuestions,
  countOwners,
  countStages,
  listDue,
  listOpenProblems,
  listProposals,
  listStatedProposals,
} from '@/service/storage/engagement/engagement-counts'
import { countResponses } from '@/service/storage/engagement/supplier-requests'

/** Returns how far a project is with its organizations, and which questions wait for a person. */
export async function readOverview(
  { database, clock }: Pick<Context, 'clock' | 'database'>,
  projectId: number,
): Promise<EngagementOverview> {
  const now = clock()
  const [counted, owners, due, open, proposals, stated, problems, responses] = await Promise.all([
    countStages(database, projectId),
    countOwners(database, projectId),
    listDue(database, projectId),
    countOpenQuestions(database, projectId),
    listProposals(database, projectId),
    listStatedProposals(database, projectId),
    listOpenProblems(database, projectId),
    countResponses(database, projectId, now),
  ])
  const today = now.toISOString().slice(0, 10)
  const inStage = (stage: Stage) => counted.find((one) => one.stage === stage)?.organizations ?? 0
  return {
    stages: Object.fromEntries(stages.map((stage) => [stage, inStage(stage)])) as EngagementOverview['stages'],
    owners,
    due: due.map(({ organizationId, name, stage, owner, nextStep, dueOn }) => ({
      organization_id: organizationId,
      name,
      stage: Stage.parse(stage),
      owner,
      next_step: nextStep,
      due_on: dueOn,
      is_overdue: dueOn < today,
    })),
    open: {
      to_decide: open.toDecide,
      found_reports: open.foundReports,
      proposals: open.proposals,
      stated_proposals: open.statedProposals,
      problems: open.problems,
    },
    proposals: proposals.map(({ organizationId, documentId, ...one }) => ({
      organization_id: organizationId,
      document_id: documentId,
      ...one,
    })),
    stated_proposals: stated.map(({ organizationId, givenAt, ...one }) => ({
      organization_id: organizationId,
      given_at: givenAt.toISOString(),
      ...one,
    })),
    responses: { ...responses, rate: responses.asked === 0 ? null : responses.answered / responses.asked },
    problems: problems.map(({ organizationId, problemId, createdAt, ...one }) => ({
      organization_id: organizationId,
      problem_id: problemId,
      created_at: createdAt.toISOString(),
      ...one,
    })),
  }
}
