import type { GivenFields } from '@/service/storage/organizations/organizations'

/** The fields of a registration by the names of the interface. */
export const fieldNames = {
  name: 'name',
  hqRegion: 'hq_region',
  hqSubregion: 'hq_subregion',
  hqFuzzy: 'hq_fuzzy',
  industryId: 'industry_id',
  industryName: 'industry_name',
  website: 'website',
  externalId: 'external_id',
  isLegalEntityName: 'is_legal_entity_name',
  leiNumber: 'lei_number',
  isinNumber: 'isin_number',
  dunsNumber: 'duns_number',
  spGlobalNumber: 'sp_global_number',
} as const satisfies Partial<Record<keyof GivenFields, string>>

export type Field = keyof typeof fieldNames
export const allFields = Object.keys(fieldNames) as Field[]

/** Fields that do not affect research: an external id says nothing about the organization, and nothing is concluded from the kind of its
 * name. */
export const withoutResearch: readonly Field[] = ['externalId', 'isLegalEntityName']

/** Fields that two records of a project cannot share. */
export const identifiers = ['externalId', 'leiNumber', 'isinNumber', 'dunsNumber', 'spGlobalNumber'] as const
