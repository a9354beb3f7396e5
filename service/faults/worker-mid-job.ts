import { createProject, send } from './client'
import { countRound, emptyResult, type Fault, type FaultResult } from './fault'
import { install } from './installation'
import { killWorkerAtWork } from './worker-killed'

/** docs/operations/processes.md. */
const limitSeconds = 15

async function killRounds(rounds: number): Promise<FaultResult> {
  const result = emptyResult()
  const installation = await install('postgres')
  try {
    const [service, first] = await Promise.all([
      installation.start('service', { WORKERS: 'off' }),
      installation.start('worker'),
    ])
    let worker = first
    const key = await createProject(service.url)
    for (let round = 0; round < rounds; round++) {
      const { secondsUntilBegun } = await installation.withDatabase((database) =>
        killWorkerAtWork(database, {
          enqueue: async () => {
            const { body } = await send(`${service.url}/organizations`, key, 'POST', { name: `Held ${round} Works` })
            return Number(body['id'])
          },
          kill: async () => {
            const other = await installation.start('worker')
            await worker.end('SIGKILL')
            worker = other
          },
        }),
      )
      countRound(result, secondsUntilBegun)
      if (secondsUntilBegun > limitSeconds) {
        result.problems.push(`Another worker began only after ${secondsUntilBegun.toFixed(1)} s`)
      }
    }
    result.note = 'recovery: until another worker has begun the job'
    return result
  } finally {
    await installation.remove()
  }
}

/** A worker is killed in the middle of a job: another one takes the job over, and the organization gets its result. */
export const killWorkerMidJob: Fault = {
  name: 'kill-worker-mid-job',
  rounds: { quick: 1, full: 20 },
  run: ({ rounds }) => killRounds(rounds),
}
