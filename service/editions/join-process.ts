import type { CommitmentEventRow } from '@/service/storage/commitment-events'
import type { LoadedCompany } from '@/service/storage/reference-load'
import { type JoinFacts, joinEditions } from './join-task'
import type { JoinAnswer, JoinRequest } from './run-join'

// The process of run-join.ts: joins once. Whoever started it ends it; where that one is gone it ends by itself.

const events: (readonly CommitmentEventRow[])[] = []
const loaded: (readonly LoadedCompany[])[] = []

async function* each<Page>(pages: readonly Page[]): AsyncGenerator<Page> {
  yield* pages
}

function answer(said: JoinAnswer): void {
  process.send?.(said)
}

function join(facts: JoinFacts): void {
  joinEditions({ ...facts, events: each(events), loaded: each(loaded) }).then(
    (output) => answer({ kind: 'joined', output }),
    (error: unknown) => answer({ kind: 'failed', error }),
  )
}

process.on('message', (request: JoinRequest) => {
  if (request.kind === 'events') events.push(request.page)
  else if (request.kind === 'loaded') loaded.push(request.page)
  else join(request.facts)
})
process.once('disconnect', () => process.exit())
// A terminal sends them to the whole group: the service decides whether it still waits for the join.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
