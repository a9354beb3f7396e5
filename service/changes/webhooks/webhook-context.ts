import type { Context } from '@/service/context'
import { readSecret } from '@/service/live/keys/read-secret'
import { seal, unseal } from '@/service/live/keys/seal'

export type WebhookContext = Pick<Context, 'database' | 'clock' | 'live'>

/** The context that a secret is encrypted with, so that a secret copied to another project's row cannot be decrypted. */
const about = (projectId: number) => `webhooks of project ${projectId}`

export async function sealSecret({ live }: WebhookContext, projectId: number, secret: string): Promise<string> {
  return seal(secret, await readSecret(live.dataDirectory, live.keysSecret), about(projectId))
}

/** Decrypts a secret; null if it was encrypted with another LIVE_KEYS_SECRET than this process has. */
export async function openSecret({ live }: WebhookContext, projectId: number, sealed: string): Promise<string | null> {
  return unseal(sealed, await readSecret(live.dataDirectory, live.keysSecret), about(projectId))
}
