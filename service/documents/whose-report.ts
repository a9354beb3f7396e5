import { loadCompanyProfile } from '@/service/companies/company-profile'
import { findParent } from '@/service/companies/groups/find-parent'
import type { Context } from '@/service/context'
import type { DocumentConfirmation } from '@/service/contract/documents/document'
import { listOtherNames } from '@/service/matching/names/known-names'
import { websiteDomain } from '@/service/matching/normalize-website'
import { type DocumentRow, storeConfirmation } from '@/service/storage/documents/documents'
import type { Queryable } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import { loadForResearch } from '@/service/storage/research/research'
import { type DocumentRequest, requireDocument } from './require-document'

/** Why nothing of such a report is accepted. */
export const whoseQuestion =
  'document: its text names neither this organization nor its company, its group or another known name of them, so it may be another company’s report. Confirm first that it is this organization’s (POST …/confirmation), or remove it'

/** Whether a person has to say first that it is the organization's report, because its text does not name it. */
export function asksWhose({
  namesOrganization,
  confirmedAt,
}: Pick<DocumentRow, 'namesOrganization' | 'confirmedAt'>): boolean {
  return namesOrganization === false && confirmedAt === null
}

/**
 * What a report of the organization may call it: the names it was registered and found by, all known names of its company and of the
 * companies above it, and its website. Empty where no name is known.
 */
export async function namesOf(db: Queryable, organizationId: number): Promise<string[]> {
  const organization = await loadForResearch(db, organizationId)
  if (organization === null) return []
  const { name, foundName, companyId, foundRegion, hqRegion, website, foundWebsite, leiNumber } = organization
  const profile = companyId === null ? null : await loadCompanyProfile(db, companyId)
  const region = hqRegion ?? foundRegion ?? profile?.company.hqRegion ?? null
  const subject = { name: name ?? foundName, region, website: website ?? foundWebsite, lei: leiNumber, companyId }
  const parent = await findParent(db, subject)
  const names = [
    name,
    foundName,
    ...(profile?.company.names ?? []).map(({ value }) => value),
    ...(parent?.profile.company.names ?? []).map(({ value }) => value),
    parent?.ultimate?.name,
    ...[website, foundWebsite].map((one) => (one === null ? null : websiteDomain(one))),
  ]
  const known = names.filter((one) => typeof one === 'string')
  return [...new Set([...known, ...known.flatMap(listOtherNames)])]
}

type Confirm = DocumentRequest & { confirmation: DocumentConfirmation }

/** A person says that a report is the organization's own although it does not name it, or takes that back. */
export async function confirmDocument(
  ctx: Pick<Context, 'clock' | 'database'>,
  { confirmation: { is_own: isOwn, by }, ...request }: Confirm,
  actor: Actor = operator,
): Promise<void> {
  await ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, request.projectId)
    const document = await requireDocument(transaction, request)
    const at = ctx.clock()
    await storeConfirmation(transaction, document.id, isOwn ? { name: by ?? 'this project', at } : null)
    const details = { project_id: request.projectId, document_id: document.id, is_own: isOwn }
    await insertAuditEvent(transaction, { kind: 'report.confirmed', by: actor, details, at })
  })
}
