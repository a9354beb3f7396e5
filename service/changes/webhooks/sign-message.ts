import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** Returns a new secret for signing: 32 random bytes, in the form that every library for Standard Webhooks accepts. */
export function makeSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** Headers of Standard Webhooks 1.0: signed with each of `secrets`, so that receivers can change to a new secret at a time of their choice. */
export function signMessage(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}
