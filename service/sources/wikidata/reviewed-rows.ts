type Review = { columns: readonly string[] | 'all'; because: string }

const placeholders: Review = { columns: 'all', because: 'round numbers that stand for no figure' }
const tooSmall = (because: string): Review => ({ columns: ['s3_total', 'total_stated'], because })

/**
 * Rows and cells of Wikidata that a person compared with the company's other years, its categories of scope 3 or its report
 * and found wrong, by entity and year.
 */
const reviewed: Readonly<Record<string, Review>> = {
  'Q188326 2023': { columns: 'all', because: 'H&M 2023: not the figures of its report' },
  'Q505922 2024': tooSmall('Electrolux 2024: scope 3 in kilotonnes'),
  'Q54075 2024': tooSmall('SSAB 2024: scope 3 in kilotonnes'),
  'Q787044 2023': { columns: ['s2_lb', 'total_stated'], because: 'Autoliv 2023: location-based scope 2 in kilotonnes' },
  'Q10398203 2023': { columns: 'all', because: 'AcadeMedia 2023: kilograms in a column of tonnes' },
  'Q10536452 2022': placeholders,
  'Q106594863 2022': placeholders,
  'Q106629013 2022': placeholders,
  'Q130366912 2020': placeholders,
  'Q130367306 2020': placeholders,
  'Q109815145 2022': {
    columns: 'all',
    because: 'Green Landscaping 2022: a fleet of its size does not emit three tonnes',
  },
  'Q106627925 2023': { columns: 'all', because: 'AQ Group 2023: one figure under scope 1 and scope 2' },
  'Q110086919 2019': { columns: 'all', because: 'Garo 2019: one figure under scope 1 and both methods of scope 2' },
  'Q3385738 2022': { columns: 'all', because: 'Alimak 2022: an intensity, not an amount' },
}

/** Returns why a person judged a cell wrong; null where nobody did. */
export function whyNotBelieved(entity: string, year: string, column: string): string | null {
  const entry = reviewed[`${entity} ${year}`]
  return entry && (entry.columns === 'all' || entry.columns.includes(column)) ? entry.because : null
}
