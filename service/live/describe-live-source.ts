import type { LiveSourceState } from '@/service/contract/live-source'

const steps: Readonly<Record<string, string>> = {
  companies: 'reading which companies there are',
  disclosures: 'asking for disclosures',
  table: 'asking for the table',
  statements: 'asking for statements',
  balances: 'asking for balances',
  filers: 'asking for filers',
  entities: 'asking for legal entities',
  importing: 'comparing and joining with all other sources',
}

/** Returns one line that says how far a fetch is. */
export function describeProgress({ step, done, total }: Pick<LiveSourceState, 'step' | 'done' | 'total'>): string {
  if (step === null) return 'waiting for a process that works jobs'
  const words = steps[step] ?? step
  if (total === null) return done === 0 ? words : `${words}: ${done}`
  return `${words}: ${done} of ${total} (${total === 0 ? 100 : Math.floor((done / total) * 100)}%)`
}

/** Returns lines that say how a fetch ended. */
export function describeEnd({ source, outcome, failure, remarks }: LiveSourceState): string[] {
  if (failure !== null) {
    const remedy = failure.remedy === null ? [] : [`  What to do: ${failure.remedy}`]
    return [`${source}: nothing was changed. ${failure.reason}`, ...remedy]
  }
  const words = outcome === 'imported' ? 'a newer edition is in use' : 'the publisher has nothing newer'
  return [`${source}: ${words}`, ...remarks.map((remark) => `  left out: ${remark}`)]
}

/** Returns lines about the last fetch of each source for which one was ever requested. */
export function describeLiveSources(states: readonly LiveSourceState[]): string[] {
  return states.flatMap((state) => {
    const { source, ended_at: endedAt, next_at: nextAt } = state
    if (state.state === 'never') return []
    if (state.state === 'waiting' || state.state === 'running') return [`${source}: ${describeProgress(state)}`]
    const next = nextAt === null ? 'asked when somebody says so' : `next ${nextAt}`
    return [...describeEnd(state), `  fetched ${endedAt ?? 'never'}, ${next}`]
  })
}
