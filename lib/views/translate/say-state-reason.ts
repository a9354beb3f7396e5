import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'

/** By the codes of the service (service/organizations/read/state-reasons.ts). */
const keys: Readonly<Record<string, Key<'states'>>> = {
  registered: 'registered',
  registered_again_with: 'registeredAgainWith',
  registered_again_shared: 'registeredAgainShared',
  registered_again_after_failure: 'registeredAgainAfterFailure',
  looking_for_country: 'lookingForCountry',
  country_given: 'countryGiven',
  country_not_known: 'countryNotKnown',
  located_in: 'locatedIn',
  reading_given: 'readingGiven',
  given_read: 'givenRead',
  looking_up: 'lookingUp',
  going_on: 'goingOn',
  reading_sources: 'readingSources',
  calculating: 'calculating',
  complete: 'complete',
  ended_unidentified: 'endedUnidentified',
  identifier_leads: 'identifierLeads',
  identifiers_lead_to_several: 'identifiersLeadToSeveral',
  no_company_of_identifiers: 'noCompanyOfIdentifiers',
  name_and_country_lead: 'nameAndCountryLead',
  several_of_name: 'severalOfName',
  name_elsewhere: 'nameElsewhere',
  no_company_of_name: 'noCompanyOfName',
  identifier_contradicted: 'identifierContradicted',
  matched_to: 'matchedTo',
  name_of_others_too: 'nameOfOthersToo',
  one_word: 'oneWord',
  one_near: 'oneNear',
  several_near: 'severalNear',
  person_said_none: 'personSaidNone',
  person_said_not: 'personSaidNot',
  person_refused: 'personRefused',
  person_said_same_organization: 'personSaidSameOrganization',
  person_said_company: 'personSaidCompany',
  person_said_row: 'personSaidRow',
  person_took_answer_back: 'personTookAnswerBack',
  person_merged_into_it: 'personMergedIntoIt',
  person_took_merge_back: 'personTookMergeBack',
  person_changed: 'personChanged',
  person_removed: 'personRemoved',
  person_restored: 'personRestored',
  companies_updated: 'companiesUpdated',
  entities_updated: 'entitiesUpdated',
  entities_returned: 'entitiesReturned',
  report_given: 'reportGiven',
  report_read: 'reportRead',
  report_removed: 'reportRemoved',
  report_restored: 'reportRestored',
  figure_decided: 'figureDecided',
  figures_stated: 'figuresStated',
  stated_figure_decided: 'statedFigureDecided',
  stated_figure_removed: 'statedFigureRemoved',
  footprints_given: 'footprintsGiven',
  footprint_removed: 'footprintRemoved',
  footprint_validity: 'footprintValidity',
  backup_restored: 'backupRestored',
  target_expired: 'targetExpired',
  edition_imported: 'editionImported',
  edition_returned: 'editionReturned',
  entity_consolidated: 'entityConsolidated',
  entity_named: 'entityNamed',
  same_spelling: 'sameSpelling',
  same_but_form: 'sameButForm',
  same_but_group: 'sameButGroup',
  initials: 'initials',
  same_but_letter: 'sameButLetter',
  letter_differs: 'letterDiffers',
  words_shared: 'wordsShared',
  word_more: 'wordMore',
  may_be_of_group: 'mayBeOfGroup',
  words_in_common: 'wordsInCommon',
  more_words: 'moreWords',
  other_name_given: 'otherNameGiven',
  same_identifier: 'sameIdentifier',
  same_website: 'sameWebsite',
  same_ticker: 'sameTicker',
  same_symbol: 'sameSymbol',
  same_subregion: 'sameSubregion',
  same_country: 'sameCountry',
  same_industry: 'sameIndustry',
  another_website: 'anotherWebsite',
  another_country: 'anotherCountry',
  another_identifier: 'anotherIdentifier',
  lists_of: 'listsOf',
  different_numbers: 'differentNumbers',
  different_places: 'differentPlaces',
  own_words: 'ownWords',
  words_apart: 'wordsApart',
}

export type CodedReason = { code: string; values: Readonly<Record<string, string>> }

/** Replaces country codes among the values by names. */
function nameCountries(values: CodedReason['values'], format: Format): CodedReason['values'] {
  const nameOf = (code: string) => format.country(code).name
  const say = ([name, value]: readonly [string, string]): [string, string] => {
    if (name === 'region') return [name, nameOf(value)]
    return [name, name === 'regions' ? value.split(', ').map(nameOf).join(', ') : value]
  }
  return Object.fromEntries(Object.entries(values).map(say))
}

/** A reason of the service in the reader's language; null if one of its parts has no words here. */
export function sayStateReason(parts: readonly CodedReason[], format: Format): string | null {
  const words = format.words('states')
  const said = parts.map(({ code, values }) => {
    const key = keys[code]
    return key === undefined ? null : words(key, nameCountries(values, format))
  })
  if (said.length === 0 || said.some((one) => one === null)) return null
  return said.join(format.locale.startsWith('ja') ? '；' : '; ')
}
