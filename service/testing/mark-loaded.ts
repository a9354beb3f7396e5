import { fileURLToPath } from 'node:url'
import { findInstalledEditions, fingerprintOfEditions, numbersInUse } from '@/service/editions/installed-editions'
import { hashKey } from '@/service/projects/hash-key'
import { recordEdition } from '@/service/storage/companies/reference-load'
import type { ScriptDatabase } from '@/service/storage/engine/script-database'
import { insertTeamKey } from '@/service/storage/projects/team-keys'

const release = fileURLToPath(new URL('../reference/data', import.meta.url))

/** Makes a migrated database look loaded, so that a program starts on it at once, without known companies. */
export async function markLoaded(database: ScriptDatabase, teamKey: string): Promise<void> {
  const installed = await findInstalledEditions(database, release)
  const fingerprint = fingerprintOfEditions(release, numbersInUse(installed), installed.accepted)
  await recordEdition(database, fingerprint, new Date())
  await insertTeamKey(database, { hash: hashKey(teamKey), prefix: null, expiresAt: null, at: new Date() })
}
