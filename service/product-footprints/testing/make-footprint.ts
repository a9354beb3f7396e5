type Part = Record<string, unknown>

/** Returns a ProductFootprint of PACT 3 as a host sends it: 12 liter of ethanol of a fictitious company. */
export function makeFootprint(changed: Part = {}, pcf: Part = {}): Part {
  return {
    id: 'd9be4477-e351-45b3-acd9-e1da05e6f633',
    specVersion: '3.0.0',
    created: '2025-03-01T09:32:20Z',
    status: 'Active',
    companyName: 'Aldgate Brewing',
    companyIds: ['urn:company:example:aldgate'],
    productDescription: 'Ethanol of grain, in drums',
    productIds: ['urn:gtin:4712345060507'],
    productNameCompany: 'Green Ethanol',
    pcf: {
      declaredUnitOfMeasurement: 'liter',
      declaredUnitAmount: '12',
      productMassPerDeclaredUnit: '9.6',
      referencePeriodStart: '2024-01-01T00:00:00Z',
      referencePeriodEnd: '2025-01-01T00:00:00Z',
      geographyCountry: 'GB',
      boundaryProcessesDescription: 'Growing of grain, fermentation, distillation',
      pcfExcludingBiogenicUptake: '24',
      pcfIncludingBiogenicUptake: '-1.2',
      fossilGhgEmissions: '20.5',
      fossilCarbonContent: '0',
      packagingEmissionsIncluded: true,
      packagingGhgEmissions: '0.5',
      ipccCharacterizationFactors: ['AR6'],
      crossSectoralStandards: ['ISO14067', 'PACT-3.0'],
      exemptedEmissionsPercent: '1.5',
      primaryDataShare: '80.2',
      dqi: { technologicalDQR: '1', geographicalDQR: '2.2', temporalDQR: '4' },
      verification: { coverage: 'product level', providerName: 'An Auditor', completedAt: '2025-02-01T00:00:00Z' },
      ...pcf,
    },
    ...changed,
  }
}
