import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable, Transaction } from '@/service/storage/engine/database'
import { anyOf, parsedRow, parsedRows, run } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import type { WebhookTable } from '@/service/storage/schema'

/** Tables webhook and webhook_delivery: who is notified of changes, and the messages to send. */

const Kinds = z.array(z.string()).nullable()

type Columns = Selectable<WebhookTable>
export type WebhookRow = Omit<Columns, 'kinds' | 'position'> & { kinds: string[] | null }

function toRow({ kinds, position: _, ...row }: Columns): WebhookRow {
  return { ...row, kinds: Kinds.parse(kinds) }
}

export type NewWebhook = {
  projectId: number
  url: string
  description: string | null
  kinds: readonly string[] | null
  secret: string
  at: Date
}

/** Covers changes recorded from now on. */
export async function insertWebhook(db: Transaction, { kinds, at, ...webhook }: NewWebhook): Promise<WebhookRow> {
  const row = await tables(db)
    .insertInto('webhook')
    .values({
      ...webhook,
      kinds: kinds === null ? null : JSON.stringify(kinds),
      state: 'on',
      createdAt: at,
      position: sql<number>`coalesce((select max(id) from organization_change where project_id = ${webhook.projectId}), 0)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toRow(row)
}

export async function listWebhooks(db: Queryable, projectId: number): Promise<WebhookRow[]> {
  const rows = await tables(db)
    .selectFrom('webhook')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('id')
    .execute()
  return rows.map(toRow)
}

export async function findWebhook(db: Queryable, projectId: number, id: number): Promise<WebhookRow | null> {
  const row = await tables(db)
    .selectFrom('webhook')
    .selectAll()
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toRow(row) : null
}

export type WebhookChange = Partial<Pick<WebhookRow, 'url' | 'description' | 'kinds' | 'state'>>

/** Missing fields stay unchanged. A webhook that is switched on again covers changes recorded from then on. */
export async function updateWebhook(db: Transaction, id: number, { kinds, ...change }: WebhookChange): Promise<void> {
  await tables(db)
    .updateTable('webhook')
    .set({
      ...change,
      ...(kinds !== undefined && { kinds: kinds === null ? null : JSON.stringify(kinds) }),
      ...(change.state === 'on' && {
        isGone: false,
        position: sql<number>`case when state = 'on' then position else
          coalesce((select max(c.id) from organization_change c where c.project_id = webhook.project_id), 0) end`,
      }),
    })
    .where('id', '=', id)
    .execute()
}

/** Stores a new secret; the previous one also signs until `earlierUntil`. */
export async function storeWebhookSecret(
  db: Transaction,
  id: number,
  { secret, earlierUntil }: { secret: string; earlierUntil: Date },
): Promise<void> {
  await tables(db)
    .updateTable('webhook')
    .set((eb) => ({ secret, earlierSecret: eb.ref('secret'), earlierUntil }))
    .where('id', '=', id)
    .execute()
}

export async function deleteWebhook(db: Transaction, id: number): Promise<void> {
  await tables(db).deleteFrom('webhook').where('id', '=', id).execute()
}

/** The receiver has answered that it accepts no more messages (410). */
export async function markGone(db: Queryable, id: number): Promise<void> {
  await tables(db).updateTable('webhook').set({ state: 'off', isGone: true }).where('id', '=', id).execute()
}

const Any = z.object({ any: z.boolean() })

/** Whether there is any active webhook: asked every two seconds, and mostly there is none. */
export async function hasWebhooks(db: Queryable): Promise<boolean> {
  const row = await parsedRow(db, Any, sql`select exists (select from webhook where state = 'on') as "any"`)
  return row?.any ?? false
}

const Behind = z.object({ id: z.int(), projectId: z.int(), kinds: Kinds, position: z.int(), last: z.int() })

/**
 * Creates deliveries of the changes recorded since the last call, for each active webhook at most `limit`: those of the project's listed
 * organizations, without history. Each process takes different webhooks. Returns whether there may be more.
 */
export async function putUpDeliveries(db: Transaction, { at, limit }: { at: Date; limit: number }): Promise<boolean> {
  const behind = await parsedRows(
    db,
    Behind,
    sql`select w.id, w.project_id, w.kinds, w.position,
               (select coalesce(max(last.id), w.position) from (
                  select c.id from organization_change c
                   where c.project_id = w.project_id and c.id > w.position order by c.id limit ${limit}::integer) last) as last
          from webhook w where w.state = 'on'
           and exists (select from organization_change c where c.project_id = w.project_id and c.id > w.position)
         order by w.id limit 100 for update of w skip locked`,
  )
  for (const { id, projectId, kinds, position, last } of behind) {
    await run(
      db,
      sql`insert into webhook_delivery (webhook_id, change_id, state, made_at, next_at)
          select ${id}::bigint, c.id, 'waiting', ${at}::timestamptz, ${at}::timestamptz
            from organization_change c join organization o on o.id = c.organization_id
           where c.project_id = ${projectId}::bigint and c.id > ${position}::bigint and c.id <= ${last}::bigint
             and not c.is_history and o.removed_at is null and o.merged_into is null
             and (c.company_id is null or c.company_id = o.company_id)
             and ${kinds === null ? sql`true` : sql`c.kind = ${anyOf(kinds, 'text')}`}
          on conflict (webhook_id, change_id) do nothing`,
    )
    await run(db, sql`update webhook set position = ${last}::bigint where id = ${id}::bigint`)
  }
  return behind.length > 0
}

const Claimed = z.object({ id: z.int(), webhookId: z.int(), projectId: z.int(), changeId: z.int(), attempts: z.int() })
export type ClaimedDelivery = z.infer<typeof Claimed>

/**
 * Reserves due deliveries for this process. Projects take turns, and one that many are being sent for already waits: however many
 * one project has, and however slow its receivers are, the next one of another project is among the first.
 */
export function claimDeliveries(
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimedDelivery[]> {
  const isDue = sql`((d.state = 'waiting' and d.next_at <= ${now}::timestamptz)
                  or (d.state = 'sending' and d.claimed_until <= ${now}::timestamptz))`
  return parsedRows(
    db,
    Claimed,
    sql`with busy as (
               select w.project_id, count(*) as deliveries from webhook_delivery d join webhook w on w.id = d.webhook_id
                where d.state = 'sending' and d.claimed_until > ${now}::timestamptz group by w.project_id),
             due as (
               select next.id, next.next_at, w.project_id,
                      coalesce(busy.deliveries, 0) + row_number() over (partition by w.project_id order by next.next_at, next.id) as turn
                 from webhook w left join busy on busy.project_id = w.project_id
                cross join lateral (
                  select d.id, d.next_at from webhook_delivery d where d.webhook_id = w.id and ${isDue}
                   order by d.next_at, d.id limit ${limit}::integer) next
                where w.state = 'on'),
             chosen as (select id, project_id from due order by turn, next_at, id limit ${limit}::integer),
             locked as (
               select d.id, chosen.project_id from webhook_delivery d join chosen on chosen.id = d.id
                where ${isDue} for update of d skip locked)
        update webhook_delivery d set state = 'sending', claimed_until = ${until}::timestamptz
          from locked where d.id = locked.id
     returning d.id, d.webhook_id, locked.project_id, d.change_id, d.attempts`,
  )
}

export type DeliveryEnd = {
  state: 'delivered' | 'dead' | 'waiting'
  status: number | null
  failure: string | null
  at: Date
  nextAt: Date
}

/** Stores the outcome of an attempt. */
export async function endAttempt(
  db: Queryable,
  id: number,
  { state, status, failure, at, nextAt }: DeliveryEnd,
): Promise<void> {
  await tables(db)
    .updateTable('webhookDelivery')
    .set((eb) => ({
      state,
      status,
      failure,
      attempts: eb('attempts', '+', 1),
      nextAt,
      claimedUntil: null,
      endedAt: state === 'waiting' ? null : at,
    }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/** This process stops: another one sends it at once. */
export async function releaseDeliveries(db: Queryable, ids: readonly number[]): Promise<void> {
  await tables(db)
    .updateTable('webhookDelivery')
    .set({ state: 'waiting', claimedUntil: null })
    .where('id', '=', anyOf(ids, 'bigint'))
    .where('state', '=', 'sending')
    .execute()
}

const Listed = z.object({
  id: z.int(),
  changeId: z.int(),
  kind: z.string(),
  organizationId: z.int(),
  name: z.string().nullable(),
  state: z.enum(['waiting', 'sending', 'delivered', 'dead']),
  attempts: z.int(),
  madeAt: z.date(),
  nextAt: z.date(),
  endedAt: z.date().nullable(),
  status: z.int().nullable(),
  failure: z.string().nullable(),
})
export type ListedDelivery = z.infer<typeof Listed>

/** Newest first; `before` is the last one of the previous page. `state` null: of every state. */
export function listDeliveries(
  db: Queryable,
  webhookId: number,
  { state, before, limit }: { state: string | null; before: number | null; limit: number },
): Promise<ListedDelivery[]> {
  return parsedRows(
    db,
    Listed,
    sql`select d.id, d.change_id, c.kind, c.organization_id, coalesce(o.name, o.found_name) as name, d.state, d.attempts, d.made_at,
               d.next_at, d.ended_at, d.status, d.failure
          from webhook_delivery d join organization_change c on c.id = d.change_id join organization o on o.id = c.organization_id
         where d.webhook_id = ${webhookId}::bigint and o.removed_at is null
           and ${state === null ? sql`true` : sql`d.state = ${state}::text`}
           and ${before === null ? sql`true` : sql`d.id < ${before}::bigint`}
         order by d.id desc limit ${limit}::integer`,
  )
}

const Counted = z.object({ webhookId: z.int(), waiting: z.int(), dead: z.int(), delivered: z.int() })
export type CountedDeliveries = z.infer<typeof Counted>

export function countDeliveries(db: Queryable, projectId: number): Promise<CountedDeliveries[]> {
  return parsedRows(
    db,
    Counted,
    sql`select d.webhook_id, count(*) filter (where d.state in ('waiting', 'sending'))::integer as waiting,
               count(*) filter (where d.state = 'dead')::integer as dead,
               count(*) filter (where d.state = 'delivered')::integer as delivered
          from webhook_delivery d join webhook w on w.id = d.webhook_id
         where w.project_id = ${projectId}::bigint group by d.webhook_id`,
  )
}

const Count = z.object({ count: z.int() })

/** Schedules messages again from the first attempt: these, or all dead ones if `ids` is null. Returns their number. */
export async function replayDeliveries(
  db: Transaction,
  webhookId: number,
  { ids, at }: { ids: readonly number[] | null; at: Date },
): Promise<number> {
  const row = await parsedRow(
    db,
    Count,
    sql`with again as (
          update webhook_delivery set state = 'waiting', attempts = 0, next_at = ${at}::timestamptz, ended_at = null
           where webhook_id = ${webhookId}::bigint and state in ('dead', 'delivered')
             and ${ids === null ? sql`state = 'dead'` : sql`id = ${anyOf(ids, 'bigint')}`}
       returning id)
        select count(*)::integer as count from again`,
  )
  return row?.count ?? 0
}

/** Deletes delivered messages after a while; dead ones stay until they are sent again or their webhook is deleted. */
export async function forgetDelivered(db: Queryable, before: Date): Promise<void> {
  await tables(db)
    .deleteFrom('webhookDelivery')
    .where('state', '=', 'delivered')
    .where('endedAt', '<', before)
    .execute()
}
