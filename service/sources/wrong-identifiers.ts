/**
 * Identifiers that a list assigns to the wrong company, found by a person with the help of another list or of the number's own
 * country and issuer; by source, record and value, with the company they belong to. They are refused like a failed check digit.
 */
const wrongIdentifiers: Readonly<Record<string, string>> = {
  'net-zero-tracker COM-0519 TW0005425003': 'not of TSMC, whose ISIN is TW0002330008',
  'net-zero-tracker COM-0915 TH0015010000': 'of Siam Commercial Bank, not of Siam Cement (TH0003010Z04)',
  'net-zero-tracker COM-1653 JP3753000003': 'of Nippon Yusen, not of Nippon Express',
  'race-to-zero GCAP649 2138008M6MH9OZ6U2T68': 'of Compass Group PLC, the parent',
  'sbti 40002129 GB00BD6K4575': 'of Compass Group PLC, the parent',
  'sbti 40003746 US72147K1088': 'of Pilgrim’s Pride Corporation, the parent in the United States',
  'sbti 40004126 JJ8FWOCWCV22X7GUPJ23': 'of Hawaiian Electric Industries, the parent',
  'sbti 40004126 US4198701009': 'of Hawaiian Electric Industries, the parent',
  'sbti 40005569 SE0011870195': 'of Lime Technologies in Sweden, not of Lime (Neutron Holdings)',
}

/** Returns the company to which an identifier really belongs; null where nobody found it wrong. */
export function whyWrong(source: string, recordId: string, value: string): string | null {
  return wrongIdentifiers[`${source} ${recordId} ${value}`] ?? null
}
