import type { SourceId } from '@/service/reference/records'

/**
 * Lists of who owns the sites of one country. They differ from lists of companies in three ways: a company may stand in
 * them under several names as reporters wrote them; the country is that of the owner there, be it the subsidiary of a
 * group elsewhere; and their keys are names.
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
