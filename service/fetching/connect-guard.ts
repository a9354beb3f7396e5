import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { FetchFailure } from './fetch-failure'
import { isPublicAddress } from './is-public-address'

/** Where a request may go. What is left out is as strict as it can be. */
export type Reach = {
  /** Whether to connect to this address. */
  mayConnect?: (address: string) => boolean
  /** All addresses of a name. */
  resolve?: (hostname: string) => Promise<string[]>
  /** Other ports than the usual ones of http and https are those of a machine's own services. */
  anyPort?: boolean
}

/** Names that only mean something inside a network (RFC 6761, 6762, 8375, and .internal of ICANN). */
const closedNames = /(^|\.)(local|localhost|internal|intranet|lan|home|corp|private|home\.arpa)$/

/** Throws FetchFailure, in words, for an address that is not to be asked, as far as the text tells. */
export function checkUrl(url: URL, reach: Reach): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FetchFailure('Only http and https are fetched')
  if (url.username !== '' || url.password !== '') throw new FetchFailure('An address with a password is not fetched')
  if (url.port !== '' && reach.anyPort !== true) throw new FetchFailure('Only the usual ports 80 and 443 are asked')
  const host = hostOf(url)
  // An address in figures is connected to without being looked up.
  if (isAddress(host)) requireAllowed(host, [host], reach)
  else if (!host.includes('.') || closedNames.test(host)) throw notPublic(host)
}

/**
 * Looks a name up and gives only what may be connected to: the very addresses that are checked are those the socket is
 * opened to, so a name that changes its answer between two questions gains nothing.
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

/** All of them: of a name with a public and a private address nobody knows which one is meant. */
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
