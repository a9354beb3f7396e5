import { compileCompanies } from '@/service/compile/companies/compile-companies'
import { readAliases } from '@/service/compile/join/aliases'
import { readRecords } from '@/service/reference/read-records'
import { readReference } from '@/service/reference/read-reference'
import { CompanySource } from '@/service/reference/records'
import { holdBack } from '@/service/research/figures/hold-back'
import { type KnownCompany, toKnown } from '@/service/research/known-companies'
import { profilesOf } from './profiles-of'

/**
 * Returns all companies of a release's folder as the service has them: joined, and without the figures that are held back. For
 * commands and tests that need no database.
 */
export function readKnownCompanies(directory: string): KnownCompany[] {
  const records = CompanySource.options.flatMap((source) => readRecords(directory, source))
  const profiles = profilesOf(compileCompanies(records, readAliases()))
  return holdBack(profiles, readReference(directory), new Set()).map(toKnown)
}
