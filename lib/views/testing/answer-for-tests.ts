import { type OrganizationAnswer, parseOrganization } from '@/lib/views/answers/organization-answer'

/** For tests: an answer as a service would send it, with the given fields replaced. */
export function answerWith(fields: Record<string, unknown>): OrganizationAnswer {
  const answer = parseOrganization({ id: 1, name: 'Sample', status: 'synced', ...fields })
  if (answer === null) throw new Error('Not an organization')
  return answer
}
