import { isIPv4, isIPv6 } from 'node:net'

/** 4 or 16 bytes, most significant first. */
export type IpAddress = readonly number[]

/**
 * An IP address as bytes; null for anything else. An IPv4 address written as IPv6 (::ffff:192.0.2.1) is the IPv4 address
 * it is. A zone (fe80::1%eth0) is passed over.
 */
export function parseIpAddress(text: string): IpAddress | null {
  const [address = ''] = text.split('%')
  if (isIPv4(address)) return address.split('.').map(Number)
  if (!isIPv6(address)) return null
  const bytes = parseIpv6(address)
  const isMapped = bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255
  return isMapped ? bytes.slice(12) : bytes
}

function parseIpv6(address: string): number[] {
  // The URL parser (WHATWG, 3.5) writes every form the same way: hexadecimal, the longest run of zeros as "::".
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
}
