import type { SourceId } from './records'

/** Sources that list sites. A company's figure from them is the sum we made over its sites; nobody stated that sum. */
const sourcesOfSites: ReadonlySet<string> = new Set<SourceId>(['epa-ghgrp', 'uk-ets', 'ca-ghgrp', 'us-washington'])

export function isAddedUpByUs(source: string | undefined): boolean {
  return source !== undefined && sourcesOfSites.has(source)
}
