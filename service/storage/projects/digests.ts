import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { parsedRow, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'

/** Table digest: the summary of changes sent to a project by e-mail. */

const DigestRow = z.object({
  projectId: z.int(),
  cadence: z.enum(['daily', 'weekly']),
  recipients: z.array(z.string()),
  language: z.enum(['en', 'de', 'fr', 'sv', 'ja']),
  position: z.int(),
  nextAt: z.date(),
  lastSentAt: z.date().nullable(),
  lastFailure: z.string().nullable(),
  failures: z.int(),
})
export type DigestRow = z.infer<typeof DigestRow>

const columns = sql`project_id, cadence, recipients, language, position, next_at, last_sent_at, last_failure, failures`

export function findDigest(db: Queryable, projectId: number): Promise<DigestRow | null> {
  return parsedRow(db, DigestRow, sql`select ${columns} from digest where project_id = ${projectId}::bigint`)
}

export type DigestSettings = Pick<DigestRow, 'projectId' | 'cadence' | 'recipients' | 'language' | 'nextAt'>

/** Stores the settings. A new digest covers changes recorded from now on; an existing one continues where it was. */
export async function storeDigest(db: Transaction, settings: DigestSettings): Promise<void> {
  const { projectId, cadence, recipients, language, nextAt } = settings
  await run(
    db,
    sql`insert into digest (project_id, cadence, recipients, language, position, next_at)
        values (${projectId}::bigint, ${cadence}, ${JSON.stringify(recipients)}::jsonb, ${language},
          (select coalesce(max(id), 0) from organization_change where project_id = ${projectId}::bigint), ${nextAt}::timestamptz)
        on conflict (project_id) do update set cadence = excluded.cadence, recipients = excluded.recipients,
          language = excluded.language, next_at = excluded.next_at, claimed_until = null, last_failure = null, failures = 0`,
  )
}

export async function deleteDigest(db: Transaction, projectId: number): Promise<void> {
  await tables(db).deleteFrom('digest').where('projectId', '=', projectId).execute()
}

/** Claims a digest that is due, until `until`; null if none is. Each process claims a different one. */
export function claimDigest(db: Queryable, { now, until }: { now: Date; until: Date }): Promise<DigestRow | null> {
  return parsedRow(
    db,
    DigestRow,
    sql`update digest set claimed_until = ${until}::timestamptz
         where project_id = (select project_id from digest
                              where next_at <= ${now}::timestamptz and (claimed_until is null or claimed_until <= ${now}::timestamptz)
                              order by next_at limit 1 for update skip locked)
     returning ${columns}`,
  )
}

export type DigestEnd = Pick<DigestRow, 'position' | 'nextAt' | 'lastSentAt' | 'lastFailure' | 'failures'>

/** Stores the outcome of a digest, unless somebody changed it meanwhile. */
export async function endDigest(db: Queryable, projectId: number, end: DigestEnd): Promise<void> {
  await tables(db)
    .updateTable('digest')
    .set({ ...end, claimedUntil: null })
    .where('projectId', '=', projectId)
    .where('claimedUntil', 'is not', null)
    .execute()
}
