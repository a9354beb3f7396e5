import { parseIpAddress } from '@/service/ip-address'

/**
 * The unit of counting callers: an IPv4 address, or an IPv6 /64 network, in which one subscriber has 2^64 addresses (RFC 6177). Text that
 * is not an address is its own group.
 */
export function toAddressGroup(address: string): string {
  const parsed = parseIpAddress(address)
  if (parsed === null) return address
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
