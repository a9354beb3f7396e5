import { existsSync } from 'node:fs'
import { medianOf } from './measure-load'
import { startProgram } from './processes'
import { knownOrganizations } from './registered'
import type { Subject } from './subject'

/** GET of one organization through the dashboard's BFF, compared with the service itself: the difference is the cost of the BFF. */

const asked = 400
/** Requests before the measurement: the first ones load and compile code, and a dashboard in use has answered more. */
const before = 1_600
const server = '.next/standalone/server.js'

/** The service never compresses, and decompressing takes this client more than a millisecond, so neither does the dashboard here. */
const unpacked = { 'accept-encoding': 'identity' }

async function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${response.status} instead of an organization`)
  return performance.now() - began
}

export type BffResult = { name: string; p50: number; added: number }

/** Milliseconds of single requests to both in turn; null where the dashboard is not built (`npm run build`). */
export async function measureBff(subject: Subject, port: number): Promise<BffResult[] | null> {
  if (!existsSync(server)) return null
  const [id] = await knownOrganizations(subject, 1)
  const url = `http://127.0.0.1:${port}`
  const key = subject.headers['authorization']?.replace('Bearer ', '') ?? ''
  const dashboard = await startProgram([server], url, {
    NODE_ENV: 'production',
    HOSTNAME: '127.0.0.1',
    PORT: String(port),
    SERVICE_URL: subject.url,
    SERVICE_API_KEY: key,
  })
  const [direct, through]: [number[], number[]] = [[], []]
  try {
    for (let place = -before; place < asked; place++) {
      const one = await timeOf(`${subject.url}/organizations/${id}`, { ...subject.headers, ...unpacked })
      const other = await timeOf(`${url}/api/organizations/${id}`, unpacked)
      if (place < 0) continue
      direct.push(one)
      through.push(other)
    }
  } finally {
    await dashboard.stop()
  }
  const [one, other] = [medianOf(direct), medianOf(through)]
  return [
    { name: 'GET of the service', p50: one, added: 0 },
    { name: 'GET of the BFF', p50: other, added: other - one },
  ]
}
