import type { SourceId } from '@/service/reference/records'

/** Where a publisher keeps the newest file of the layout that our reader knows, and how often it is worth asking. */
export type Address = { url: string; everyDays: number; maxBytes: number }

export type Addresses = Readonly<Partial<Record<SourceId, Address>>>

const megabyte = 1024 * 1024

/**
 * Only sources whose publisher serves our layout at an address that stays. The others (Net Zero Tracker asks for a form,
 * EPA and the Clean Energy Regulator give each year's file another address …) are imported by hand.
 * What a running installation cannot import yet (records.ts, ImportableSource) is not asked for.
 */
export const addresses: Addresses = {
  sbti: {
    url: 'https://files.sciencebasedtargets.org/production/files/companies-excel.xlsx',
    everyDays: 7,
    maxBytes: 50 * megabyte,
  },
  sec: { url: 'https://www.sec.gov/files/company_tickers_exchange.json', everyDays: 7, maxBytes: 20 * megabyte },
  ecb: {
    url: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip',
    everyDays: 30,
    maxBytes: 10 * megabyte,
  },
  'owid-co2': {
    url: 'https://ourworldindata.org/grapher/annual-co2-emissions-per-country.csv?v=1&csvType=full&useColumnShortNames=false',
    everyDays: 90,
    maxBytes: 20 * megabyte,
  },
  'world-bank-gdp': {
    url: 'https://raw.githubusercontent.com/datasets/gdp/main/data/gdp.csv',
    everyDays: 90,
    maxBytes: 20 * megabyte,
  },
}
