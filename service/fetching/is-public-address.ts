import ipaddr from 'ipaddr.js'
import { parseIpAddress } from '@/service/ip-address'

/** A public address at which Azure's platform answers its virtual machines. */
const azurePlatform = '168.63.129.16'

/** The only IPv6 addresses assigned so far (RFC 4291, 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** IPv4 addresses behind a translator (RFC 6052): the IPv4 address in the last four bytes is checked. */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/**
 * Whether an IP address belongs to the public internet: it is outside IANA's special-purpose registries (RFC 6890 and later) as
 * ipaddr.js knows them. False for text that is no address.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseIpAddress(text)
  if (address === null) return false
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast' && address.toString() !== azurePlatform
  if (address.match(translated)) return isPublicAddress(address.toByteArray().slice(12).join('.'))
  return address.range() === 'unicast' && address.match(globalUnicast)
}
