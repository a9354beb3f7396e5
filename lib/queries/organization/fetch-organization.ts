import { fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'

/** An organization from the backend. Its parser comes with the first answer, not with the page, which has one already. */
export async function fetchOrganization(path: string, init: RequestInit): Promise<OrganizationAnswer> {
  const [answer, { parseOrganization }] = await Promise.all([
    fetchAnswer(path, init),
    import('@/lib/views/answers/organization-answer'),
  ])
  const organization = parseOrganization(answer)
  if (organization === null) throw unexpectedAnswer('The service answered with something other than an organization.')
  return organization
}
