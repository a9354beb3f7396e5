import 'server-only'
import { readConfig } from '@/lib/server/config'

/** Where readers find this dashboard: the configured origin, otherwise the address of this request. */
export function readOrigin(headers: Pick<Headers, 'get'>): string {
  const { publicOrigin } = readConfig()
  if (publicOrigin !== null) return publicOrigin
  const scheme = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() || 'http'
  return `${scheme}://${headers.get('host') ?? 'localhost'}`
}
