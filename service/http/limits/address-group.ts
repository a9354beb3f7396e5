import { parseIpAddress } from '@/service/ip-address'

/**
 * What counts as one caller: an IPv4 address, or the 64 bits of an IPv6 network, of which one subscriber has 2^64
 * addresses (RFC 6177). Text that is no address is its own group.
 */
export function toAddressGroup(address: string): string {
  const parsed = parseIpAddress(address)
  if (parsed === null) return address
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
