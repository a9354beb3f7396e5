import type { EmissionTerm } from '@/service/reference/emission-terms'
import type { SourceId } from '@/service/reference/records'

type Kind = 'scope1' | 'scope2' | 'scope1And2' | 'scope3' | 'categories' | 'total' | 'revenue'

/** Which kinds of figures each source of disclosures can contain (docs/data/sources-of-emissions.md); other sources contain none. */
const carried: Partial<Record<SourceId, readonly Kind[]>> = {
  'read-reports': ['scope1', 'scope2', 'scope1And2', 'scope3', 'categories', 'total', 'revenue'],
  klimatkollen: ['scope1', 'scope2', 'scope1And2', 'scope3', 'categories', 'total', 'revenue'],
  wikidata: ['scope1', 'scope2', 'scope3', 'total'],
  'taiwan-reports': ['scope1', 'scope2', 'scope1And2', 'scope3', 'revenue'],
  'os-climate-itr': ['scope1', 'scope2', 'scope1And2', 'scope3', 'categories', 'total'],
  'carbon-gap': ['scope1', 'scope2', 'scope1And2', 'scope3', 'total', 'revenue'],
  'small-collections': ['scope1', 'scope2', 'scope1And2', 'scope3'],
  'taiwan-moenv': ['scope1', 'scope2', 'scope1And2'],
  'epa-ghgrp': ['scope1'],
  'au-nger': ['scope1', 'scope2'],
  'jp-eegs': ['scope1And2'],
  'kr-gir': ['scope1And2'],
  'uk-ets': ['scope1'],
  'ca-ghgrp': ['scope1'],
  nzdpu: ['scope1', 'scope2', 'scope3', 'categories'],
  twse: ['scope1', 'scope2', 'scope3'],
  tpex: ['scope1', 'scope2', 'scope3'],
  'ademe-beges': ['scope1', 'scope2', 'scope3'],
  'sec-companyfacts': ['revenue'],
  'us-washington': ['scope1'],
}

function kindOf(term: EmissionTerm | 'revenue'): Kind {
  if (term === 'revenue') return 'revenue'
  if (term === 'totalKg') return 'total'
  if (term.startsWith('scope1And2')) return 'scope1And2'
  if (term.startsWith('scope3Categor')) return 'categories'
  if (term === 'scope3Kg') return 'scope3'
  return term === 'scope1Kg' ? 'scope1' : 'scope2'
}

/** Whether a source has figures of this kind for any company. */
export function carries(source: SourceId, term: EmissionTerm | 'revenue'): boolean {
  return carried[source]?.includes(kindOf(term)) ?? false
}
