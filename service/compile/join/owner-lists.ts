import type { SourceId } from '@/service/reference/records'

/**
 * Lists of the owners of sites in one country. They differ from lists of companies: a company may occur under several names as reporters
 * wrote them; the country is that of the owner there, perhaps a subsidiary of a foreign group; and names are their keys.
 */
const ownerLists: readonly SourceId[] = [
  'epa-ghgrp',
  'au-nger',
  'jp-eegs',
  'kr-gir',
  'uk-ets',
  'ca-ghgrp',
  'ademe-beges',
  'us-washington',
]

export function isOwnerList(source: SourceId | undefined): boolean {
  return source !== undefined && ownerLists.includes(source)
}
