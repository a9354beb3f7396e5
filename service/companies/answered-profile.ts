import { isInList } from '@/service/reference/lists/is-in-list'
import type { Queryable } from '@/service/storage/engine/database'
import { listRowAnswers } from '@/service/storage/organizations/row-answers'
import { type CompanyProfile, loadCompanyProfile } from './company-profile'

/**
 * Returns what the sources say about a company, as a project sees it: with the commitments of near rows that a person of the
 * project accepted as this company's, and without those that a person rejected. A list with an accepted row has no open near
 * rows. Null if there is no company with this id.
 */
export async function loadAnsweredProfile(
  db: Queryable,
  projectId: number,
  companyId: number,
): Promise<CompanyProfile | null> {
  const profile = await loadCompanyProfile(db, companyId)
  const { nearRows = [] } = profile?.company ?? {}
  if (profile === null || nearRows.length === 0) return profile
  const answers = new Map(
    (await listRowAnswers(db, { projectId, companyId })).map(({ otherId, isSame }) => [otherId, isSame]),
  )
  if (answers.size === 0) return profile
  const near = new Set(nearRows.map((row) => row.companyId))
  const joined: CompanyProfile['commitments'] = []
  for (const [otherId, isSame] of answers) {
    if (isSame && near.has(otherId)) joined.push(...((await loadCompanyProfile(db, otherId))?.commitments ?? []))
  }
  // If the company has its own row in a list, another company's row of that list is not added.
  const added = joined.filter((commitment) => !profile.commitments.some(({ source }) => source === commitment.source))
  const commitments = [...profile.commitments, ...added]
  const open = nearRows.filter((row) => answers.get(row.companyId) === undefined && !isInList(commitments, row.list))
  return { ...profile, company: { ...profile.company, nearRows: open }, commitments }
}
