import 'server-only'
import { clientAddressHeader } from './client-address-header'
import type { SignInSettings } from './sign-in-settings'

/** The client's address as the outermost trusted proxy saw it; null without one, because anybody can write X-Forwarded-For. */
export function readClientAddress(
  headers: Headers,
  { trustedProxies }: Pick<SignInSettings, 'trustedProxies'>,
): string | null {
  if (trustedProxies === 0) return null
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const address = hops.at(-trustedProxies)
  return address && /^[0-9a-fA-F.:]{2,45}$/.test(address) ? address : null
}

/** The client's headers for the library, with the address it may record. */
export function withClientAddress(headers: Headers, settings: SignInSettings): Headers {
  const copy = new Headers(headers)
  copy.delete(clientAddressHeader)
  const address = readClientAddress(headers, settings)
  if (address !== null) copy.set(clientAddressHeader, address)
  return copy
}
