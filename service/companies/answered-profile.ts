import { isInList } from '@/service/reference/is-in-list'
import type { Queryable } from '@/service/storage/engine/database'
import { listRowAnswers } from '@/service/storage/organizations/row-answers'
import { type CompanyProfile, loadCompanyProfile } from './company-profile'

/**
 * What the sources say of a company, as a project sees it: with the commitments of the rows that a person said are this
 * company's, and without the near rows of which a person said that they are not. A list that holds it now has no near row
 * left. Null when there is no company with that id.
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
  // The company's own row of a list is not mixed with another company's row.
  const added = joined.filter((commitment) => !profile.commitments.some(({ source }) => source === commitment.source))
  const commitments = [...profile.commitments, ...added]
  const open = nearRows.filter((row) => answers.get(row.companyId) === undefined && !isInList(commitments, row.list))
  return { ...profile, company: { ...profile.company, nearRows: open }, commitments }
}
