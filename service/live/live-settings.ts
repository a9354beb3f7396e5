import type { Reach } from '@/service/fetching/connect-guard'
import { isPublicAddress } from '@/service/fetching/is-public-address'
import { LiveSourceId } from './live-source'

/** How this installation asks publishers; from the environment (service/config.ts). */
export type LiveSettings = {
  /** DATA_DIR: contains the stored answers and the secret of typed keys. */
  dataDirectory: string
  contact: string | null
  /** Keys from the environment, by source. */
  keys: Readonly<Partial<Record<LiveSourceId, string>>>
  keysSecret: string | null
  baseUrls: Readonly<Partial<Record<LiveSourceId, string>>>
  reach: Reach
}

/** Parses "nzdpu=https://mirror.example/wis, …" into addresses by source. Throws an Error that says what is wrong. */
export function readBaseUrls(text: string): LiveSettings['baseUrls'] {
  const pairs = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const url = rest.join('=').replace(/\/+$/, '')
      const source = LiveSourceId.safeParse(name)
      if (!source.success) throw new Error(`${name} is not one of ${LiveSourceId.options.join(', ')}`)
      if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`${url} of ${name} is no web address`)
      return [source.data, url]
    }),
  )
}

/** The public internet and, besides, these addresses at any port: a mirror in the operator's own network. */
export function reachOf(allowed: readonly string[]): Reach {
  if (allowed.length === 0) return {}
  return { mayConnect: (address) => isPublicAddress(address) || allowed.includes(address), anyPort: true }
}
