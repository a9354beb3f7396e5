import { paths } from '@/lib/paths'
import { asJson } from '@/lib/queries/as-json'
import { fetchOrganization } from '@/lib/queries/organization/fetch-organization'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { announceRegistration } from './registrations-channel'

/** Registers an organization, or finds the registered one. Throws AnswerError with the reason if it is refused. */
export async function registerOrganization(
  body: Readonly<Record<string, string | boolean>>,
): Promise<OrganizationAnswer> {
  const organization = await fetchOrganization(paths.api.organizations, asJson('POST', body))
  announceRegistration()
  return organization
}
