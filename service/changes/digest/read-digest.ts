import type { Context } from '@/service/context'
import type { Digest, DigestChange, DigestMail, DigestQuery } from '@/service/contract/digest'
import { ServiceError } from '@/service/errors'
import { type DigestRow, deleteDigest, findDigest, storeDigest } from '@/service/storage/projects/digests'
import { lockProject } from '@/service/storage/projects/projects'
import { buildDigest } from './build-digest'
import { nextDigest } from './next-digest'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the summary of the last days, and whether and to whom it is sent. */
export async function readDigest(
  ctx: Pick<Context, 'clock' | 'database' | 'dashboardUrl' | 'mail'>,
  { projectId, query }: { projectId: number; query: DigestQuery },
): Promise<Digest> {
  const until = ctx.clock()
  const from = new Date(until.getTime() - query.days * dayMs)
  const noted = { since: from.toISOString().slice(0, 10) }
  const built = await buildDigest(ctx, { projectId, language: query.language, noted })
  const row = await findDigest(ctx.database, projectId)
  return { from: from.toISOString(), until: until.toISOString(), ...built, mail: presentMail(ctx, row) }
}

/** Sets the recipients of the summary and how often it is sent. ServiceError `bad_request` where this installation sends no e-mail. */
export async function changeDigest(
  ctx: Pick<Context, 'clock' | 'database' | 'mail'>,
  { projectId, change }: { projectId: number; change: DigestChange },
): Promise<DigestMail> {
  const { cadence, recipients, language } = change
  if (cadence !== 'off' && ctx.mail === null) {
    throw new ServiceError('bad_request', 'cadence: this installation sends no e-mail: it has no SMTP_URL')
  }
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    if (cadence === 'off') await deleteDigest(transaction, projectId)
    else {
      const nextAt = nextDigest(cadence, ctx.clock())
      await storeDigest(transaction, { projectId, cadence, recipients: [...new Set(recipients)], language, nextAt })
    }
    return presentMail(ctx, await findDigest(transaction, projectId))
  })
}

function presentMail({ mail }: Pick<Context, 'mail'>, row: DigestRow | null): DigestMail {
  return {
    is_possible: mail !== null,
    cadence: row?.cadence ?? 'off',
    recipients: row?.recipients ?? [],
    language: row?.language ?? 'en',
    next_at: row?.nextAt.toISOString() ?? null,
    last_sent_at: row?.lastSentAt?.toISOString() ?? null,
    last_failure: row?.lastFailure ?? null,
  }
}
