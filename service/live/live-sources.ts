import { ademeBeges } from './gather/gather-ademe-beges'
import { secCompanyfacts } from './gather/gather-companyfacts'
import { gleif } from './gather/gather-gleif'
import { nzdpu } from './gather/gather-nzdpu'
import { tpex, twse } from './gather/gather-table'
import { wikidata } from './gather/gather-wikidata'
import type { LiveSource, LiveSourceId } from './live-source'

/** How each publisher's interface is asked. */
export const liveSources: Readonly<Record<LiveSourceId, LiveSource>> = {
  nzdpu,
  wikidata,
  twse,
  tpex,
  'ademe-beges': ademeBeges,
  'sec-companyfacts': secCompanyfacts,
  gleif,
}
