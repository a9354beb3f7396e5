import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { CommitmentChoice, CommitmentList } from '@/service/contract/organization/commitment-questions'
import { WhoQuery } from '@/service/contract/who'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { actorOf, requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { refuseParameters } from '@/service/http/requests/refuse-parameters'
import { requireOrganizationId } from '@/service/http/requests/require-organization-id'
import {
  answerCommitmentQuestion,
  forgetCommitmentAnswer,
  type ListRequest,
  readCommitmentQuestions,
} from '@/service/organizations/match/commitment-questions'

type WithId = { Params: { id: string } }
type WithList = { Params: { id: string; list: string } }

/** Extensions: a person decides whether a row of a list of commitments is the matched company's. */
export function commitmentQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  const options = {
    onRequest: requireProjectKey(ctx),
    preHandler: async (request: FastifyRequest) => refuseParameters(request),
  }

  app.get<WithId>('/organizations/:id/commitment-questions', options, async (request, reply) =>
    sendQuestions(ctx, reply, request),
  )

  app.post<WithList>('/organizations/:id/commitment-questions/:list', options, async (request, reply) => {
    const asked = toListRequest(request)
    const { company_id, by } = parseInput(CommitmentChoice, request.body)
    await answerCommitmentQuestion(
      ctx,
      { ...asked, otherId: company_id === 'none' ? null : company_id },
      actorOf(request, by),
    )
    return sendQuestions(ctx, reply, request)
  })

  app.delete<WithList>(
    '/organizations/:id/commitment-questions/:list',
    { onRequest: options.onRequest },
    async (request, reply) => {
      const { by } = parseInput(WhoQuery, request.query)
      await forgetCommitmentAnswer(ctx, toListRequest(request), actorOf(request, by))
      return sendQuestions(ctx, reply, request)
    },
  )
}

async function sendQuestions(
  ctx: Context,
  reply: FastifyReply,
  request: FastifyRequest<WithId>,
): Promise<FastifyReply> {
  const questions = await readCommitmentQuestions(ctx, toRequest(request))
  return sendJson(reply.header('cache-control', 'private, no-store'), 200, questions)
}

function toRequest(request: FastifyRequest<WithId>) {
  return { projectId: request.projectId, organizationId: requireOrganizationId(request.params.id) }
}

/** ServiceError `not_found` for a list without such questions. */
function toListRequest(request: FastifyRequest<WithList>): ListRequest {
  const list = CommitmentList.safeParse(request.params.list)
  if (!list.success) throw new ServiceError('not_found', `list: one of ${CommitmentList.options.join(', ')}`)
  return { ...toRequest(request as FastifyRequest<WithId>), list: list.data }
}
