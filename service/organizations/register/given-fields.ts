import type { Registration } from '@/service/contract/registration'
import { foldText } from '@/service/matching/names/fold-text'
import { coreKey } from '@/service/matching/names/name-keys'
import { normalizeName } from '@/service/matching/names/normalize-name'
import { websiteDomain } from '@/service/matching/normalize-website'
import type { GivenFields } from '@/service/storage/organizations/organizations'

/** A registration as stored, with the keys for recognising it again. */
export function toGivenFields(body: Registration): GivenFields {
  return withKeys({
    name: body.name,
    hqRegion: body.hq_region,
    hqSubregion: body.hq_subregion,
    hqFuzzy: body.hq_fuzzy,
    industryId: body.industry_id,
    industryName: body.industry_name,
    website: body.website,
    externalId: body.external_id,
    isLegalEntityName: body.is_legal_entity_name,
    leiNumber: body.lei_number,
    isinNumber: body.isin_number,
    dunsNumber: body.duns_number,
    spGlobalNumber: body.sp_global_number,
  })
}

/** Adds the keys derived from name and website. */
export function withKeys(given: Omit<GivenFields, 'nameKey' | 'websiteDomain' | 'coreKey'>): GivenFields {
  return {
    ...given,
    nameKey: given.name === null ? null : normalizeName(given.name),
    websiteDomain: given.website === null ? null : websiteDomain(given.website),
    coreKey: given.name === null ? null : coreKey(given.name),
  }
}

/** The keys by which lists are sorted and searched. */
export function toListKeys(given: GivenFields, foundName: string | null): { sortName: string; searchText: string } {
  const name = given.name ?? foundName ?? ''
  const texts = [name, given.website, given.externalId].filter((text) => text !== null)
  // Cut, because a cursor of the list contains it: one letter can fold into eighteen.
  return { sortName: [...foldText(name)].slice(0, 200).join(''), searchText: texts.map(foldText).join('\n') }
}
