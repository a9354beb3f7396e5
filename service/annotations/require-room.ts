import { ServiceError } from '@/service/errors'
import type { Queryable } from '@/service/storage/engine/database'
import { countWritten } from '@/service/storage/organizations/annotations'

/** More than a team writes about one organization; a client that runs wild must not fill the disk. */
export const mostWritten = 1_000

export async function requireRoom(db: Queryable, organizationId: number): Promise<void> {
  if ((await countWritten(db, organizationId)) >= mostWritten)
    throw new ServiceError('bad_request', `One organization may have ${mostWritten} notes and problems`)
}
