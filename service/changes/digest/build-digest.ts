import type { Context } from '@/service/context'
import type { Language } from '@/service/contract/language'
import {
  type ChangeFilter,
  countChangedOrganizations,
  countChanges,
  listChangesInOrder,
} from '@/service/storage/organizations/changes'
import { type WrittenDigest, writeDigest } from './write-digest'

/** The most changes listed in one summary; the changes page of the dashboard shows the rest. */
const mostListed = 300

type Asked = { projectId: number; language: Language; noted: { after: number } | { since: string } }

export type BuiltDigest = WrittenDigest & { changes: number; organizations: number }

/** Builds the summary of a project's changes without history: those noted after a change id, or from a day on. */
export async function buildDigest(
  { database, dashboardUrl }: Pick<Context, 'database' | 'dashboardUrl'>,
  { projectId, language, noted }: Asked,
): Promise<BuiltDigest> {
  const filter: ChangeFilter = {
    projectId,
    kinds: null,
    organizationIds: null,
    since: 'since' in noted ? noted.since : null,
    by: 'noted',
    withHistory: false,
    after: 'after' in noted ? noted.after : 0,
  }
  const kinds = await countChanges(database, filter)
  const changes = kinds.reduce((sum, kind) => sum + kind.changes, 0)
  const organizations = await countChangedOrganizations(database, filter)
  const listed = await listChangesInOrder(database, filter, mostListed)
  const written = writeDigest({ changes: listed, total: { changes, organizations }, language, dashboardUrl })
  return { ...written, changes, organizations }
}
