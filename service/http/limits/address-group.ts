import { parseIpAddress } from '@/service/ip-address'

/**
 * What counts as one caller: an IPv4 address, or the 64 bits of an IPv6 network, of which one subscriber has 2^64
 * addresses (RFC 6177). Text that is no address is its own group.
 */
export function toAddressGroup(address: string): string {
  const bytes = parseIpAddress(address)
  if (bytes === null) return address
  if (bytes.length === 4) return bytes.join('.')
  const groups = [0, 2, 4, 6].map((at) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16))
  return `${groups.join(':')}::/64`
}
