import { paths } from '@/lib/paths'
import { type OrganizationAnswer, parseOrganization } from '@/lib/views/organization-answer'
import { AnswerError, fetchAnswer } from './answer-error'
import { announceRegistration } from './registrations-channel'

/** Registers an organization, or finds the one that already is; an AnswerError says why it could not. */
export async function registerOrganization(
  body: Readonly<Record<string, string | boolean>>,
): Promise<OrganizationAnswer> {
  const answer = await fetchAnswer(paths.api.organizations, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const organization = parseOrganization(answer)
  if (organization === null)
    throw new AnswerError(502, 'Unexpected answer', 'The service answered with something other than an organization.')
  announceRegistration()
  return organization
}
