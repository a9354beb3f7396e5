/**
 * Which of the package's annual means we use, and why not the others. Its table covers 1940 to January 2025; where it has no
 * monthly rates it uses a hand-made list without a source, which we do not use.
 */

/** The register's data begin in 1999, when the euro began. */
export const FIRST_YEAR = 1999
/** For 2025 the package has January only. */
export const LAST_YEAR = 2024

/** Number of months in the mean of 2024. A year is used from ten months on, because two missing months change a mean little. */
export const MONTHS_OF_2024: Readonly<Record<string, number>> = {
  ...months(12, 'AED BND BWP CLP DZD ILS KWD MUR OMR PEN PHP QAR RUB SAR TTD UYU'),
  ...months(11, 'LKR TWD'),
  ...months(10, 'ALL AMD ANG AOA ARS AWG BBD BDT BHD BMD BSD BTN BZD DJF DOP GEL GIP GTQ HNL IDR ISK'),
  ...months(10, 'JMD JOD KES KMF KYD KZT LYD MKD MNT MOP MVR MZN PKR PYG RSD SCR SZL TJS TND UAH WST XCD XPF ZMW'),
  ...months(9, 'AZN BAM BOB BYN COP CRC CVE FJD GHS KHR MAD MDL MGA MWK NIO NPR RWF SBD SRD UGX VND'),
  ...months(8, 'BIF CDF EGP IQD KGS MRU VUV'),
  ...months(7, 'PGK TOP UZS'),
  ...months(6, 'GMD GYD'),
  ...months(5, 'LAK SLE STN'),
  ...months(1, 'ETB'),
  ...months(0, 'AFN GNF LRD NGN TZS'),
}

const FEWEST_MONTHS_OF_2024 = 10

/** Other years with too few months, or with an official rate far from the market's. */
const USED_ONLY: Readonly<Record<string, { from?: number; to?: number; except?: readonly number[] }>> = {
  // Two rates in parallel until the new afghani of 2002.
  AFN: { from: 2003, to: 2020 },
  // A new kwanza in December 1999.
  AOA: { from: 2000 },
  // Parallel rates were well above the official ones before these years.
  BIF: { from: 2004 },
  BYN: { from: 2001 },
  CDF: { from: 2002 },
  LYD: { from: 2003 },
  SCR: { from: 2009 },
  SRD: { from: 2005 },
  // The new dinar came in January 2004.
  IQD: { from: 2004 },
  RSD: { from: 2001 },
  // The somoni began in October 2000.
  TJS: { from: 2001 },
  // Eleven months.
  MRU: { except: [2004] },
  VND: { except: [2004] },
  ANG: { from: 2011 },
  GNF: { to: 2020 },
  LRD: { to: 2022 },
  NGN: { to: 2022 },
  TZS: { to: 2021 },
  UYU: { from: 2011 },
  // Uzbekistan freed its rate in September 2017; before, the official one was about half.
  UZS: { from: 2018 },
}

/**
 * Whether a mean is used. Not used is whatever is missing in MONTHS_OF_2024, for these reasons:
 *   VES VED VEF mixed units and redenominations · ZWL ZWG one year, or a unit that did not exist yet ·
 *   LBP SDG SSP SYP IRR MMK YER ERN official rates far from the market · SOS scattered years · HRK ends in 2014, the ECB
 *   has it to 2022 · XOF XAF computed from their fixed rate, which is exact; the package differs by up to 0.7 % ·
 *   CUP HTG KPW TMT no monthly rates · FKP LSL NAD PAB SHP SVC have fixed rates · units no longer in use, units of account, fund codes.
 */
export function isUsable(currency: string, year: number): boolean {
  const monthsOf2024 = MONTHS_OF_2024[currency]
  if (monthsOf2024 === undefined || year < FIRST_YEAR || year > LAST_YEAR) return false
  if (year === LAST_YEAR && monthsOf2024 < FEWEST_MONTHS_OF_2024) return false
  const { from = FIRST_YEAR, to = LAST_YEAR, except = [] } = USED_ONLY[currency] ?? {}
  return year >= from && year <= to && !except.includes(year)
}

/** Number of months in the mean of a usable currency and year. */
export function monthsBehind(currency: string, year: number): number {
  return year === LAST_YEAR ? (MONTHS_OF_2024[currency] ?? 0) : 12
}

function months(count: number, currencies: string): Record<string, number> {
  return Object.fromEntries(currencies.split(' ').map((currency) => [currency, count]))
}
