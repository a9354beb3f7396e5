import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from './client'
import { countRound, emptyResult, type Fault, type FaultResult } from './fault'
import { install } from './installation'
import { compare, openLedger, register } from './ledger'

async function refuseRounds(rounds: number): Promise<FaultResult> {
  const result = emptyResult()
  const installation = await install('embedded')
  try {
    const first = await installation.start()
    const ledger = await openLedger(first.url)
    for (let round = 0; round < rounds; round++) {
      const second = installation.launch()
      const end = await Promise.race([second.ended, sleep(60_000, 'goes on')])
      const said = second.lines.join('\n')
      // The number of the first process is not printed while that process is just writing it.
      if (
        end !== 1 ||
        !/is in use by (process \d+|another process)/.test(said) ||
        !said.includes('choose another DATA_DIR')
      ) {
        result.problems.push(`The second process ended with ${end} and said: ${said}`)
      }
      if (!(await isReady(first.url))) result.problems.push('The first process no longer serves')
      await register(ledger, first.url, `Beside ${round} Works`)
      countRound(result, null)
    }
    await compare(ledger, first.url, result)
    result.note = 'refused with words, the first goes on'
    return result
  } finally {
    await installation.remove()
  }
}

/** A second process starts on the same embedded directory. */
export const secondProcess: Fault = {
  name: 'second-process',
  rounds: { quick: 2, full: 50 },
  run: ({ rounds }) => refuseRounds(rounds),
}
