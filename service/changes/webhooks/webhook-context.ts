import type { Context } from '@/service/context'
import { readSecret } from '@/service/live/keys/read-secret'
import { seal, unseal } from '@/service/live/keys/seal'

export type WebhookContext = Pick<Context, 'database' | 'clock' | 'live'>

/** The context a secret is sealed with: a sealed text that is copied to another project's row cannot be opened. */
const about = (projectId: number) => `webhooks of project ${projectId}`

export async function sealSecret({ live }: WebhookContext, projectId: number, secret: string): Promise<string> {
  return seal(secret, await readSecret(live.dataDirectory, live.keysSecret), about(projectId))
}

/** Null where it was sealed with another secret than this process has. */
export async function openSecret({ live }: WebhookContext, projectId: number, sealed: string): Promise<string | null> {
  return unseal(sealed, await readSecret(live.dataDirectory, live.keysSecret), about(projectId))
}
