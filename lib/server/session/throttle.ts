import 'server-only'
import type { Store } from './open-store'

type Limit = { key: string; most: number; windowMs: number }

const minuteMs = 60_000

/**
 * A password can be guessed at slowly from one place, more slowly for one user from everywhere, and slowly in all. Without
 * a proxy that is believed there is one place.
 */
function limitsOf(email: string, address: string | null): Limit[] {
  const name = email.trim().toLowerCase().slice(0, 254)
  // The place first: whoever tries many names leaves no more lines than that allows.
  return [
    { key: `place ${address ?? '-'}`, most: address === null ? 300 : 30, windowMs: 15 * minuteMs },
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

/**
 * Counts an attempt before it is made, so that many at once are counted as well. Null where it may be made, else the
 * seconds until the next.
 */
export async function countAttempt(
  store: Store,
  email: string,
  address: string | null,
  now = new Date(),
): Promise<number | null> {
  await store.db.deleteFrom('throttle').where('ends_at', '<', now.toISOString()).execute()
  for (const limit of limitsOf(email, address)) {
    const { attempts, endsAt } = await countOne(store, limit, now)
    if (attempts > limit.most) return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  }
  return null
}

/** After the right password: what its user mistyped before counts no longer. */
export async function forgiveAttempts(store: Store, email: string, address: string | null): Promise<void> {
  const [, ...ofUser] = limitsOf(email, address)
  const keys = ofUser.map(({ key }) => key)
  await store.db.deleteFrom('throttle').where('key', 'in', keys).execute()
}
