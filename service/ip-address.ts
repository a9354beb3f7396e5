import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

/**
 * An IP address; null for anything else. An IPv4 address written as IPv6 (::ffff:192.0.2.1) is the IPv4 address it is. A
 * zone (fe80::1%eth0) is passed over. Of the forms of IPv4 only four decimal numbers: ipaddr.js also takes "127.1".
 */
export function parseIpAddress(text: string): IpAddress | null {
  const [address = ''] = text.split('%')
  return isIP(address) === 0 ? null : ipaddr.process(address)
}
