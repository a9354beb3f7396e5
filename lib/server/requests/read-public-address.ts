import 'server-only'
import { basePath } from '@/lib/base-path'
import { readConfig } from '@/lib/server/config'

/**
 * Where readers find this dashboard, without a "/" at its end: as it was set up, else the address that this request came to. What
 * callers write into X-Forwarded-… themselves is not believed; behind a proxy there is PUBLIC_ORIGIN.
 */
export function readPublicAddress(headers: Pick<Headers, 'get'>): string {
  return `${readConfig().publicOrigin ?? `http://${headers.get('host') ?? 'localhost'}`}${basePath}`
}
