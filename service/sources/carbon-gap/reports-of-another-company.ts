import type { HeldFigures } from '@/service/sources/tables/without-figures'

type AnotherReport = {
  because: string
  /** Whose report it is, where the figures of the row are that whole company's. Null where they are not filed under anybody. */
  ofCompany: { name: string; hqRegion: string; otherNames?: readonly string[]; held?: readonly HeldFigures[] } | null
}

/**
 * Rows of the Carbon Gap table whose report, by its address, is another company's. Their emissions are that company's, as those of
 * a foreign parent in a row of Taiwan's reports are; their revenue stays with the row, because it comes from Forbes. Reviewed by
 * reading the addresses in the table's document column.
 */
export const reportsOfAnotherCompany: Readonly<Record<string, AnotherReport>> = {
  // A subsidiary's report may cover its offices in Hong Kong alone, which the row does not say.
  'Bank of China': { because: 'the report is that of its subsidiary in Hong Kong (bochk.com)', ofCompany: null },
  'China State Construction Engineering': {
    because: 'the report is that of its subsidiary in Hong Kong (cscechk.com)',
    ofCompany: null,
  },
  'China Everbright Bank': {
    because: 'the report is that of a waste and energy company (cebenvironment.com): 10.7 Mt of scope 1 for a bank',
    ofCompany: {
      // Its name until September 2020, under which other lists have it.
      name: 'China Everbright International',
      otherNames: ['China Everbright Environment Group'],
      hqRegion: 'HK',
    },
  },
  'Coca-Cola': {
    because: 'the report is that of the bottler Coca-Cola European Partners (cocacolaep.com)',
    ofCompany: {
      name: 'Coca-Cola European Partners',
      hqRegion: 'GB',
      held: [
        {
          years: [2019],
          fields: ['scope2Kg'],
          because: 'scope 2 is a twentieth of that of 2020: two methods stand in one column',
        },
      ],
    },
  },
  HDFC: {
    because:
      'the report and, but for rounding, the figures are those of HDFC Bank (hdfcbank.com), which has a row of its own',
    ofCompany: null,
  },
  Mitsubishi: {
    because:
      'the report is that of the car maker Mitsubishi Motors (mitsubishi-motors.com), the revenue that of the trading company',
    ofCompany: {
      name: 'Mitsubishi Motors',
      hqRegion: 'JP',
      held: [
        {
          years: [2019],
          fields: ['scope3Kg'],
          because: 'scope 3 is in thousands of tonnes: 35,429 beside 20,286,000 in 2020',
        },
      ],
    },
  },
}

/** Revenues that a person found to be another company's; nothing in the row shows it. */
export const revenuesOfAnotherCompany: Readonly<Record<string, string>> = {
  'CVS Health':
    'the revenue is that of Intel, in the row above it; the company sold goods of 268 billion dollars in 2020',
}
