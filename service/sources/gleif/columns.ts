/**
 * Headings of the golden copy's CSV files: LEI-CDF 3.1 (level 1, who is who) and RR-CDF 2.1 (level 2, who owns whom), in
 * the order of the standard. A repeated element of the XML has five columns (".1" to ".5") in the CSV.
 */
const repeats = [1, 2, 3, 4, 5]

const address = [
  'FirstAddressLine',
  'AddressNumber',
  'AddressNumberWithinBuilding',
  'MailRouting',
  'AdditionalAddressLine.1',
  'AdditionalAddressLine.2',
  'AdditionalAddressLine.3',
  'City',
  'Region',
  'Country',
  'PostalCode',
]

function nameColumns(element: string): string[] {
  return repeats.flatMap((n) => [`${element}.${n}`, `${element}.${n}.xmllang`, `${element}.${n}.type`])
}

function addressColumns(element: string, attributes: readonly string[]): string[] {
  return [...attributes, ...address].map((part) => `${element}.${part}`)
}

function eventColumns(n: number): string[] {
  const affected = repeats.flatMap((field) => [
    `AffectedFields.${field}.AffectedField`,
    `AffectedFields.${field}.field_xpath`,
  ])
  return [
    'group_type',
    'event_status',
    'group_id',
    'group_sequence_no',
    'LegalEntityEventType',
    'LegalEntityEventEffectiveDate',
    'LegalEntityEventRecordedDate',
    'ValidationDocuments',
    'ValidationReference',
    ...affected,
  ].map((part) => `Entity.LegalEntityEvents.LegalEntityEvent.${n}.${part}`)
}

function validationColumns(element: string): string[] {
  return ['ValidationAuthorityID', 'OtherValidationAuthorityID', 'ValidationAuthorityEntityID'].map(
    (part) => `${element}.${part}`,
  )
}

export const OTHER_NAMES = repeats.map((n) => `Entity.OtherEntityNames.OtherEntityName.${n}`)
export const TRANSLITERATED_NAMES = repeats.map(
  (n) => `Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName.${n}`,
)

/** Every column of the level 1 file. Extensions (geocoding) and ConformityFlag may follow. */
export const LEI_CDF_COLUMNS: readonly string[] = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  ...nameColumns('Entity.OtherEntityNames.OtherEntityName'),
  ...nameColumns('Entity.TransliteratedOtherEntityNames.TransliteratedOtherEntityName'),
  ...addressColumns('Entity.LegalAddress', ['xmllang']),
  ...addressColumns('Entity.HeadquartersAddress', ['xmllang']),
  ...repeats.flatMap((n) => addressColumns(`Entity.OtherAddresses.OtherAddress.${n}`, ['xmllang', 'type'])),
  ...repeats.flatMap((n) =>
    addressColumns(`Entity.TransliteratedOtherAddresses.TransliteratedOtherAddress.${n}`, ['xmllang', 'type']),
  ),
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.OtherRegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.LegalJurisdiction',
  'Entity.EntityCategory',
  'Entity.EntitySubCategory',
  'Entity.LegalForm.EntityLegalFormCode',
  'Entity.LegalForm.OtherLegalForm',
  'Entity.AssociatedEntity.type',
  'Entity.AssociatedEntity.AssociatedLEI',
  'Entity.AssociatedEntity.AssociatedEntityName',
  'Entity.AssociatedEntity.AssociatedEntityName.xmllang',
  'Entity.EntityStatus',
  'Entity.EntityCreationDate',
  'Entity.EntityExpirationDate',
  'Entity.EntityExpirationReason',
  ...repeats.flatMap((n) =>
    ['SuccessorLEI', 'SuccessorEntityName', 'SuccessorEntity.xmllang'].map(
      (part) => `Entity.SuccessorEntity.${n}.${part}`,
    ),
  ),
  ...repeats.flatMap(eventColumns),
  'Registration.InitialRegistrationDate',
  'Registration.LastUpdateDate',
  'Registration.RegistrationStatus',
  'Registration.NextRenewalDate',
  'Registration.ManagingLOU',
  'Registration.ValidationSources',
  ...validationColumns('Registration.ValidationAuthority'),
  ...repeats.flatMap((n) => validationColumns(`Registration.OtherValidationAuthorities.OtherValidationAuthority.${n}`)),
  'ConformityFlag',
]

/** The columns of the level 2 file that every edition has; periods, qualifiers and quantifiers are left out here. */
export const RR_CDF_COLUMNS: readonly string[] = [
  'Relationship.StartNode.NodeID',
  'Relationship.StartNode.NodeIDType',
  'Relationship.EndNode.NodeID',
  'Relationship.EndNode.NodeIDType',
  'Relationship.RelationshipType',
  'Relationship.RelationshipStatus',
  ...repeats.flatMap((n) => ['startDate', 'endDate', 'periodType'].map((part) => `Relationship.Period.${n}.${part}`)),
  'Registration.InitialRegistrationDate',
  'Registration.LastUpdateDate',
  'Registration.RegistrationStatus',
  'Registration.NextRenewalDate',
  'Registration.ManagingLOU',
  'Registration.ValidationSources',
  'Registration.ValidationDocuments',
  'Registration.ValidationReference',
]
