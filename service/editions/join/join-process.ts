import type { CommitmentEventRow } from '@/service/storage/companies/commitment-events'
import type { LoadedCompany } from '@/service/storage/companies/reference-load'
import { type JoinFacts, joinEditions } from './join-task'
import type { JoinAnswer, JoinRequest } from './run-join'

// The process that run-join.ts starts for one join. Its parent ends it; it ends itself if its parent is gone.

const events: (readonly CommitmentEventRow[])[] = []
const loaded: (readonly LoadedCompany[])[] = []

async function* each<Page>(pages: readonly Page[]): AsyncGenerator<Page> {
  yield* pages
}

function answer(said: JoinAnswer): void {
  process.send?.(said)
}

async function join(facts: JoinFacts): Promise<void> {
  const output = await joinEditions({ ...facts, events: each(events), loaded: each(loaded) })
  if ('refusal' in output) return answer({ kind: 'joined', output })
  const { change, rows } = output
  for (const chunk of rows.chunks) answer({ kind: 'rows', chunk })
  for (const chunk of change?.removalChunks ?? []) answer({ kind: 'removals', chunk })
  answer({
    kind: 'joined',
    output: { ...output, rows: { ...rows, chunks: [] }, change: change && { ...change, removalChunks: [] } },
  })
}

process.on('message', (request: JoinRequest) => {
  if (request.kind === 'events') events.push(request.page)
  else if (request.kind === 'loaded') loaded.push(request.page)
  else join(request.facts).catch((error: unknown) => answer({ kind: 'failed', error }))
})
process.once('disconnect', () => process.exit())
// A terminal sends these signals to the whole process group, but the service decides whether it still waits for the join.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
