import type { EditionReport } from '@/service/contract/data-source'
import { toReport } from '@/service/editions/describe/edition-report'
import { ServiceError } from '@/service/errors'
import type { ImportableSource } from '@/service/reference/records'
import { setEventsActive } from '@/service/storage/companies/commitment-events'
import { readEditionContent, swapEditions } from '@/service/storage/editions/source-editions'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { changeEdition, type Plan } from './change-edition'
import { changedRates, compareRates } from './change-rates'
import type { EditionContext } from './edition-context'
import type { InstalledEditions } from './installed-editions'
import { parseMeans, readMeansInUse, releasedMeans } from './installed-reference'

/**
 * Returns a source to its previous edition; affected organizations become due for research. The edition in use becomes the
 * previous one, so that a second rollback undoes the first. ServiceError `bad_request` if there is no previous edition.
 */
export async function rollBackEdition(
  ctx: EditionContext,
  input: { source: ImportableSource; by?: Actor },
): Promise<EditionReport> {
  const { source, by = operator } = input
  let number = 0
  const outcome = await changeEdition(ctx, source, async (installed) => {
    const { editions, sources } = installed
    const { inUse, previous } = sources[source]
    if (inUse === null && previous === null) {
      throw new ServiceError(
        'bad_request',
        `${source} has no edition to return to: none that was imported is later than the release’s`,
      )
    }
    const leaving = inUse?.number ?? null
    const coming = previous?.number ?? null
    number = coming ?? 0
    const content = previous === null ? null : await readEditionContent(ctx.database, previous.id)
    return {
      ...(source === 'ecb' ? await planRates(ctx, installed, content) : { change: { kind: 'kept', source, content } }),
      isCounted: (event) =>
        event.source === source && isOf(event.edition, leaving, coming)
          ? event.edition === coming && isForward(leaving, coming)
          : event.isActive,
      number: coming,
      reason: `${editions.byId[source].title} was returned to its previous edition`,
      async record(transaction) {
        await swapEditions(transaction, source)
        const details = { source, from_edition: leaving, to_edition: coming }
        await insertAuditEvent(transaction, { kind: 'edition.rolled_back', by, details, at: ctx.clock() })
        // Going back deactivates the removals that the edition caused; going forward again activates them.
        if (isForward(leaving, coming)) await setEventsActive(transaction, source, coming ?? 0, true)
        else await setEventsActive(transaction, source, leaving ?? 0, false)
      },
    }
  })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return toReport({ source, number }, outcome)
}

async function planRates(
  ctx: EditionContext,
  installed: InstalledEditions,
  content: Uint8Array | null,
): Promise<Pick<Plan, 'change' | 'made' | 'means'>> {
  const means = content === null ? null : parseMeans(content)
  const coming = means ?? releasedMeans(ctx.referenceDirectory)
  const difference = compareRates(await readMeansInUse(ctx, installed), coming)
  return { change: null, means, made: changedRates(coming, difference, null) }
}

function isForward(leaving: number | null, coming: number | null): boolean {
  return (coming ?? 0) > (leaving ?? 0)
}

/** Whether an event belongs to the edition that a rollback deactivates or activates. */
function isOf(edition: number, leaving: number | null, coming: number | null): boolean {
  return edition === (isForward(leaving, coming) ? coming : leaving)
}
