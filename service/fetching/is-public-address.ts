import { type IpAddress, parseIpAddress } from '@/service/ip-address'

/**
 * What is not of the public internet: the special-purpose registries of IANA (RFC 6890 and since), and one address at
 * which a cloud answers its own machines.
 */
const closed = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Shared with customers of a provider (RFC 6598); some clouds answer metadata there.
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, with the metadata address of most clouds.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Azure's platform, seen from its machines only.
  '168.63.129.16/32',
  // Of the IPv6 addresses in use: Teredo and other protocols, documentation, 6to4 (which carries any IPv4 address).
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
].map(toNetwork)

/** The only IPv6 addresses given out so far (RFC 4291, 2.4). */
const globalUnicast = toNetwork('2000::/3')

/** IPv4 behind a translator (RFC 6052): what counts is the IPv4 address in its last four bytes. */
const translated = toNetwork('64:ff9b::/96')

type Network = { bytes: IpAddress; bits: number }

/** Whether an address is one of the public internet. False for text that is no address. */
export function isPublicAddress(text: string): boolean {
  const address = parseIpAddress(text)
  if (address === null) return false
  if (isIn(address, translated)) return isPublicAddress(address.slice(12).join('.'))
  if (address.length === 16 && !isIn(address, globalUnicast)) return false
  return !closed.some((network) => isIn(address, network))
}

function isIn(address: IpAddress, { bytes, bits }: Network): boolean {
  if (address.length !== bytes.length) return false
  return bytes.every((byte, index) => {
    const counted = Math.min(8, Math.max(0, bits - index * 8))
    return ((byte ^ (address[index] ?? 0)) & (0xff << (8 - counted)) & 0xff) === 0
  })
}

function toNetwork(text: string): Network {
  const [address = '', bits] = text.split('/')
  const bytes = parseIpAddress(address)
  if (bytes === null) throw new Error(`${text} is no network`)
  return { bytes, bits: Number(bits) }
}
