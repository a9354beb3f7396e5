import { loadForResearch, saveStates } from '@/service/storage/research/research'
import type { ResearchContext } from './research-organization'

/** After the last try: the organization ends `errored`, with the reason stored. What was found before stays. */
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
