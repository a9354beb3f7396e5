import { type Statement, statementKinds } from '@/service/reports/model/statement'

/**
 * At most one statement of each kind: what most places of the report say. Where places say different things equally often nothing is
 * taken, but for assurance: scopes may be assured differently, and then each level is kept.
 */
export function chooseStatements(said: readonly Statement[]): Statement[] {
  return statementKinds.flatMap((kind) => {
    const values = Map.groupBy(
      said.filter((one) => one.kind === kind),
      ({ value }) => value,
    )
    const ranked = [...values.values()].sort((a, b) => b.length - a.length)
    if (kind === 'assurance') return assurancesOf(ranked)
    const [most, next] = ranked
    return most && most.length > (next?.length ?? 0) ? [bestOf(most)] : []
  })
}

/** "Not assured" of some figures beside an assurance of others is no "none". */
function assurancesOf(ranked: readonly (readonly Statement[])[]): Statement[] {
  const given = ranked.filter(([one]) => one?.value !== 'none')
  return (given.length > 0 ? given : ranked).map(bestOf)
}

/** One that says by whom, else the first. */
function bestOf(same: readonly Statement[]): Statement {
  const [first] = same
  const best = same.find(({ by }) => by !== null) ?? first
  if (!best) throw new Error('No statement to choose from')
  return best
}
