import { setTimeout as sleep } from 'node:timers/promises'
import { residentMegabytes } from './processes'
import { knownOrganizations } from './registered'
import { startSubject } from './subject'

const perSecond = 200

/** Mixed load on both databases, nine reads to one registration; prints the service's resident memory each minute. */
export async function soak(minutes: number, port: number): Promise<void> {
  for (const engine of ['embedded', 'postgres'] as const) {
    const subject = await startSubject(engine, port)
    try {
      const ids = await knownOrganizations(subject, 500)
      const { url, headers } = subject
      let sent = 0
      const send = async () => {
        const place = sent++
        const response = await (place % 10 === 0
          ? fetch(`${url}/organizations`, {
              method: 'POST',
              headers,
              body: JSON.stringify({ name: `Soak ${place} Works` }),
            })
          : fetch(`${url}/organizations/${ids[place % ids.length]}${place % 3 === 0 ? '?currency=EUR' : ''}`, {
              headers,
            }))
        await response.arrayBuffer()
      }
      const began = performance.now()
      for (let minute = 0; minute <= minutes; minute++) {
        console.log(`${engine}, minute ${minute}: ${residentMegabytes(subject.pid)?.toFixed(0)} MB, ${sent} requests`)
        while (minute < minutes && performance.now() - began < (minute + 1) * 60_000) {
          await Promise.all(Array.from({ length: perSecond / 10 }, send))
          await sleep(100)
        }
      }
    } finally {
      await subject.stop()
    }
  }
}
