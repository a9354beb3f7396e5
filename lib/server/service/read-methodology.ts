import 'server-only'
import { servicePath } from '@/lib/server/service-path'
import { Methodology } from '@/service/contract/methodology'
import { askService } from './service-client'

/** How the service computes its scores; null if it does not say or cannot be reached. */
export async function readMethodology(): Promise<Methodology | null> {
  const answer = await askService({ method: 'GET', path: servicePath('/methodology'), timeoutMs: 4000 })
  if (answer.kind !== 'answered' || answer.status !== 200) return null
  const read = Methodology.safeParse(answer.json)
  return read.success ? read.data : null
}
