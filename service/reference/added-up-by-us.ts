import type { SourceId } from './records'

/** Sources that list sites: their figures of a company are our sums over its sites, and nobody stated them. */
const sourcesOfSites: ReadonlySet<string> = new Set<SourceId>(['epa-ghgrp', 'uk-ets', 'ca-ghgrp', 'us-washington'])

export function isAddedUpByUs(source: string | undefined): boolean {
  return source !== undefined && sourcesOfSites.has(source)
}
