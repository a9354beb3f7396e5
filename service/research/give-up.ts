import { loadForResearch, saveStates } from '@/service/storage/research/research'
import type { ResearchContext } from './research-organization'

/** After the last attempt: sets `errored` with the reason. Earlier findings stay. */
export async function giveUp(
  context: ResearchContext,
  input: { organizationId: number },
  reason: string,
): Promise<void> {
  const organization = await loadForResearch(context.database, input.organizationId)
  if (organization === null) return
  await context.database.transaction((transaction) =>
    saveStates(transaction, organization.id, [{ state: 'errored', reason, at: context.clock() }]),
  )
}
