import { readActivities } from '@/service/reference/industries/read-activities'
import { type Industries, readIndustries } from '@/service/reference/industries/read-industries'
import { type Countries, readCountries } from './read-countries'
import { type Editions, readEditions } from './read-editions'
import { type Rates, readRates } from './read-rates'
import type { Activity } from './records'
import { type ReportAddress, readReportAddresses } from './report-addresses'

/** The compiled tables that are small enough to keep in memory. Companies and their figures are in the database. */
export type Reference = {
  industries: Industries
  activities: readonly Activity[]
  rates: Rates
  countries: Countries
  editions: Editions
  reportAddresses: readonly ReportAddress[]
}

export function readReference(directory: string): Reference {
  return {
    industries: readIndustries(directory),
    activities: readActivities(directory),
    rates: readRates(directory),
    countries: readCountries(directory),
    editions: readEditions(directory),
    reportAddresses: readReportAddresses(directory),
  }
}
