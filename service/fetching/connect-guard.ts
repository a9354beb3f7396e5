import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { FetchFailure } from './fetch-failure'
import { isPublicAddress } from './is-public-address'

/** Where a request may go. The defaults are the strictest possible. */
export type Reach = {
  /** Whether to connect to this IP address; by default only public ones. */
  mayConnect?: (address: string) => boolean
  /** Returns all IP addresses of a name; by default asks DNS. */
  resolve?: (hostname: string) => Promise<string[]>
  /** Allows ports other than 80 and 443, which are often used by internal services. */
  anyPort?: boolean
}

/** Names that only mean something inside a network (RFC 6761, 6762, 8375, and .internal of ICANN). */
const closedNames = /(^|\.)(local|localhost|internal|intranet|lan|home|corp|private|home\.arpa)$/

/** Throws FetchFailure for an address that may not be requested, as far as its text shows. */
export function checkUrl(url: URL, reach: Reach): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FetchFailure('Only http and https are fetched')
  if (url.username !== '' || url.password !== '') throw new FetchFailure('An address with a password is not fetched')
  if (url.port !== '' && reach.anyPort !== true) throw new FetchFailure('Only the usual ports 80 and 443 are allowed')
  const host = hostOf(url)
  // An IP address is connected to without a look-up.
  if (isAddress(host)) requireAllowed(host, [host], reach)
  else if (!host.includes('.') || closedNames.test(host)) throw notPublic(host)
}

/**
 * Returns a look-up that yields only addresses that may be connected to. The socket is opened to the checked addresses themselves,
 * so a name that resolves differently a moment later cannot bypass the check.
 */
export function createGuardedLookup(reach: Reach): LookupFunction {
  return (hostname, options, callback) => {
    const resolve = reach.resolve ?? resolveAll
    resolve(hostname).then(
      (addresses) => {
        try {
          requireAllowed(hostname, addresses, reach)
        } catch (error) {
          return callback(error as Error, '')
        }
        const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        const [first] = found
        if (first === undefined) return callback(new Error(`${hostname} has no address`), '')
        if (options.all === true) callback(null, found)
        else callback(null, first.address, first.family)
      },
      (error: unknown) => callback(error as Error, ''),
    )
  }
}

/** Throws FetchFailure unless all addresses are allowed: if a name has public and private ones, either could be used. */
function requireAllowed(host: string, addresses: readonly string[], reach: Reach): void {
  const mayConnect = reach.mayConnect ?? isPublicAddress
  if (!addresses.every((address) => mayConnect(address))) throw notPublic(host)
}

async function resolveAll(hostname: string): Promise<string[]> {
  return (await lookup(hostname, { all: true })).map(({ address }) => address)
}

function hostOf(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
}

/** The URL parser writes every form of an IPv4 address (0x7f.1, 2130706433) as four decimal numbers. */
function isAddress(host: string): boolean {
  return host.includes(':') || /^\d+\.\d+\.\d+\.\d+$/.test(host)
}

function notPublic(host: string): FetchFailure {
  return new FetchFailure(`${host} is not an address of the public internet`)
}
