import ipaddr from 'ipaddr.js'
import { parseIpAddress } from '@/service/ip-address'

/** Azure's platform answers its own machines at this address of the public internet. */
const azurePlatform = '168.63.129.16'

/** The only IPv6 addresses given out so far (RFC 4291, 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** IPv4 behind a translator (RFC 6052): what counts is the IPv4 address in its last four bytes. */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * Whether an address is one of the public internet: outside of the special-purpose registries of IANA (RFC 6890 and since)
 * as ipaddr.js knows them. False for text that is no address.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseIpAddress(text)
  if (address === null) return false
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast' && address.toString() !== azurePlatform
  if (address.match(translated)) return isPublicAddress(address.toByteArray().slice(12).join('.'))
  return address.range() === 'unicast' && address.match(globalUnicast)
}
