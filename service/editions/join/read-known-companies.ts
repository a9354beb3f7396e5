import { compileCompanies } from '@/service/compile/companies/compile-companies'
import { readAliases } from '@/service/compile/join/aliases'
import { readRecords } from '@/service/reference/read-records'
import { CompanySource } from '@/service/reference/records'
import { type KnownCompany, toKnown } from '@/service/research/known-companies'
import { profilesOf } from './profiles-of'

/** All companies of a release's folder, joined, with what is said of each: for commands and tests that need no database. */
export function readKnownCompanies(directory: string): KnownCompany[] {
  const records = CompanySource.options.flatMap((source) => readRecords(directory, source))
  return profilesOf(compileCompanies(records, readAliases())).map(toKnown)
}
