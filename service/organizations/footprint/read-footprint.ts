import type { Footprint } from '@/service/contract/footprint/footprint'
import { calculateFootprint } from './calculate-footprint'
import { type FootprintContext, type FootprintRequest, gatherInputs } from './gather-inputs'

/**
 * The emissions of a year's spend by supplier, computed at each call from the figures in use: GHG Protocol scope 3 categories 1 and 2
 * (docs/footprint.md). What no method covers is listed with the reason and is in no sum.
 */
export async function readFootprint(ctx: FootprintContext, request: FootprintRequest): Promise<Footprint> {
  return calculateFootprint(await gatherInputs(ctx, request))
}
