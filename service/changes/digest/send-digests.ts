import type { Context } from '@/service/context'
import { lookEvery } from '@/service/look-every'
import { MailFailure } from '@/service/mail/mail-failure'
import { sendMail } from '@/service/mail/send-mail'
import { findLastChange } from '@/service/storage/organizations/changes'
import { claimDigest, type DigestEnd, type DigestRow, endDigest } from '@/service/storage/projects/digests'
import { buildDigest } from './build-digest'
import { nextDigest } from './next-digest'

export type DigestContext = Pick<Context, 'clock' | 'database' | 'dashboardUrl' | 'log' | 'mail'>

/** How long a process reserves a summary: longer than sending one can take. */
const claimMs = 5 * 60_000
const hourMs = 60 * 60 * 1000
/** How many times a failed summary is tried, once an hour; after that the next summary covers its changes. */
const mostAttempts = 12
const everyMs = 60_000

/** Sends one summary that is due; returns false if none is. Several processes may call it. Nothing is sent if nothing changed. */
export async function sendNextDigest(ctx: DigestContext): Promise<boolean> {
  if (ctx.mail === null) return false
  const now = ctx.clock()
  const digest = await claimDigest(ctx.database, { now, until: new Date(now.getTime() + claimMs) })
  if (digest === null) return false
  await endDigest(ctx.database, digest.projectId, await send(ctx, digest, now))
  return true
}

async function send(ctx: DigestContext, digest: DigestRow, now: Date): Promise<DigestEnd> {
  const { projectId, recipients, language, cadence } = digest
  const nextAt = nextDigest(cadence, now)
  const position = await findLastChange(ctx.database, projectId)
  const { subject, text, html, changes } = await buildDigest(ctx, {
    projectId,
    language,
    noted: { after: digest.position },
  })
  if (changes === 0 || ctx.mail === null) {
    return { position, nextAt, lastSentAt: digest.lastSentAt, lastFailure: null, failures: 0 }
  }
  try {
    await sendMail(ctx.mail, { to: recipients, subject, text, html })
    return { position, nextAt, lastSentAt: now, lastFailure: null, failures: 0 }
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    const failures = digest.failures + 1
    const isAgain = error.isPassing && failures < mostAttempts
    ctx.log.warn({ project: projectId, failure: error.message }, 'A summary of changes was not sent')
    return {
      position: digest.position,
      nextAt: isAgain ? new Date(now.getTime() + hourMs) : nextAt,
      lastSentAt: digest.lastSentAt,
      lastFailure: error.message,
      failures: isAgain ? failures : 0,
    }
  }
}

/** Sends due summaries and checks again every minute. Returns a function that stops it. */
export function watchDigests(ctx: DigestContext): () => Promise<void> {
  async function round(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await sendNextDigest(ctx))) {
      // Until none is due.
    }
  }

  return lookEvery(everyMs, round, (error) =>
    ctx.log.warn({ error }, 'Sending summaries of changes failed; it will be tried again'),
  )
}
