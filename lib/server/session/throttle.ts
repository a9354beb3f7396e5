import 'server-only'
import type { Store } from './open-store'

type Limit = { key: string; most: number; windowMs: number }

/** One attempt: the typed name, the client's address or null if none is trusted, the browser's id or null if it has not signed this user
 * in. */
export type Attempt = { email: string; address: string | null; browserId?: string | null }

const minuteMs = 60_000
const longestName = 254
/** Bounds the table against made-up names. */
const mostLines = 20_000

/**
 * Limits password guessing from one address, and more strictly for one user from anywhere. A browser that has signed this user in has its
 * own attempts, independent of strangers'. Without a trusted proxy there is no address to count by, and nobody's attempts count against
 * another user.
 */
function limitsOf({ email, address, browserId = null }: Attempt): Limit[] {
  const name = email.trim().toLowerCase().slice(0, longestName)
  if (browserId !== null) return [{ key: `browser ${browserId}`, most: 10, windowMs: 15 * minuteMs }]
  return [
    // The address first: it bounds how many entries made-up names can create.
    ...(address === null ? [] : [{ key: `place ${address}`, most: 30, windowMs: 15 * minuteMs }]),
    { key: `pair ${name} ${address ?? '-'}`, most: 5, windowMs: 5 * minuteMs },
    { key: `user ${name}`, most: 50, windowMs: 60 * minuteMs },
  ]
}

async function countOne(
  { db }: Store,
  { key, windowMs }: Limit,
  now: Date,
): Promise<{ attempts: number; endsAt: Date }> {
  const at = now.toISOString()
  const end = new Date(now.getTime() + windowMs).toISOString()
  const row = await db
    .insertInto('throttle')
    .values({ key, attempts: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        attempts: eb
          .case()
          .when('throttle.ends_at', '<=', at)
          .then(1)
          .else(eb('throttle.attempts', '+', 1))
          .end(),
        ends_at: eb.case().when('throttle.ends_at', '<=', at).then(end).else(eb.ref('throttle.ends_at')).end(),
      })),
    )
    .returning(['attempts', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { attempts: Number(row.attempts), endsAt: new Date(row.ends_at) }
}

/** Deletes expired entries; if there are too many, those with a single attempt that expire first, which are made-up names. */
async function forgetOldLines({ db }: Store, now: Date): Promise<void> {
  await db.deleteFrom('throttle').where('ends_at', '<', now.toISOString()).execute()
  const { lines } = await db
    .selectFrom('throttle')
    .select((eb) => eb.fn.countAll().as('lines'))
    .executeTakeFirstOrThrow()
  if (Number(lines) <= mostLines) return
  const oldest = db.selectFrom('throttle').select('key').where('attempts', '=', 1).orderBy('ends_at')
  await db
    .deleteFrom('throttle')
    .where('key', 'in', oldest.limit(mostLines / 2))
    .execute()
}

/**
 * Counts an attempt before it is made, so that simultaneous ones count too. Returns null if it may be made, otherwise the seconds until
 * the next.
 */
export async function countAttempt(store: Store, attempt: Attempt, now = new Date()): Promise<number | null> {
  await forgetOldLines(store, now)
  for (const limit of limitsOf(attempt)) {
    const { attempts, endsAt } = await countOne(store, limit, now)
    if (attempts > limit.most) return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  }
  return null
}

/** After the right password, the user's earlier mistakes no longer count, except per address. */
export async function forgiveAttempts(store: Store, attempt: Attempt): Promise<void> {
  const keys = limitsOf(attempt).flatMap(({ key }) => (key.startsWith('place ') ? [] : [key]))
  await store.db.deleteFrom('throttle').where('key', 'in', keys).execute()
}
