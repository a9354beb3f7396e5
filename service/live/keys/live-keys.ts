import { ServiceError } from '@/service/errors'
import { deleteLiveKey, findLiveKey, storeLiveKey } from '@/service/storage/editions/live-keys'
import type { Queryable } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { NotReady } from '../explain-refusal'
import type { LiveSettings } from '../live-settings'
import type { LiveSource } from '../live-source'
import { readSecret } from './read-secret'
import { seal, unseal } from './seal'

type Holder = { database: Queryable; clock: () => Date; live: LiveSettings }

/** Only printable characters, because the key is sent in a header. */
const keyText = /^[\x21-\x7e]{8,500}$/

/** Returns the key to ask with; null for a source that needs none. Throws NotReady where it is missing or cannot be decrypted. */
export async function readLiveKey(
  { database, live }: Pick<Holder, 'database' | 'live'>,
  source: LiveSource,
): Promise<string | null> {
  const { key, id } = source
  if (key === null) return null
  const given = live.keys[id]
  if (given !== undefined) return given
  const row = await findLiveKey(database, id)
  const remedy = `Get a key at ${key.from} and give it as ${key.variable}, or on the page Data.`
  if (row === null) throw new NotReady('no_key', `${id} is asked with a key, and there is none`, remedy)
  const text = unseal(row.sealed, await readSecret(live.dataDirectory, live.keysSecret), id)
  if (text !== null) return text
  throw new NotReady(
    'key_unreadable',
    `The key that was typed for ${id} was sealed with another secret than this process has`,
    'Type the key again on the page Data, or give all processes the same LIVE_KEYS_SECRET.',
  )
}

/** Stores a key that a person typed, encrypted. Throws ServiceError `bad_request` for a text that is no key, and where none is needed. */
export async function keepLiveKey(ctx: Holder, source: LiveSource, text: string, by: Actor = operator): Promise<void> {
  if (source.key === null) throw new ServiceError('bad_request', `${source.id} is asked without a key`)
  const key = text.trim()
  if (!keyText.test(key))
    throw new ServiceError('bad_request', 'key: must have 8 to 500 printable characters and no blanks')
  const secret = await readSecret(ctx.live.dataDirectory, ctx.live.keysSecret)
  const at = ctx.clock()
  await storeLiveKey(ctx.database, {
    source: source.id,
    sealed: seal(key, secret, source.id),
    setAt: at,
    setBy: by.kind,
  })
  await insertAuditEvent(ctx.database, { kind: 'live_key.set', by, details: { source: source.id }, at })
}

/** Deletes a key that a person typed; a key of the environment stays. */
export async function forgetLiveKey(ctx: Holder, source: LiveSource, by: Actor = operator): Promise<void> {
  if (!(await deleteLiveKey(ctx.database, source.id)))
    throw new ServiceError('not_found', `No key was typed for ${source.id}`)
  await insertAuditEvent(ctx.database, {
    kind: 'live_key.removed',
    by,
    details: { source: source.id },
    at: ctx.clock(),
  })
}
