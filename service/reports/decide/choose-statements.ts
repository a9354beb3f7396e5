import { type Statement, statementKinds } from '@/service/reports/model/statement'

/**
 * At most one statement of each kind: the one most places of the report make. On a tie nothing is taken, except for assurance: scopes may
 * be assured differently, so every level stays.
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

/** "Not assured" for some figures beside an assurance of others does not mean "none". */
function assurancesOf(ranked: readonly (readonly Statement[])[]): Statement[] {
  const given = ranked.filter(([one]) => one?.value !== 'none')
  return (given.length > 0 ? given : ranked).map(bestOf)
}

/** The statement that names the assurer, otherwise the first. */
function bestOf(same: readonly Statement[]): Statement {
  const [first] = same
  const best = same.find(({ by }) => by !== null) ?? first
  if (!best) throw new Error('No statement to choose from')
  return best
}
