import type { CompiledCompanies } from '@/service/compile/companies/compile-companies'
import { compileRelease } from '@/service/compile/companies/compile-release'
import { type Reference, readReference } from '@/service/reference/read-reference'
import { holdBack } from '@/service/research/figures/hold-back'
import { type KnownCompany, toKnown } from '@/service/research/known-companies'
import { profilesOf } from './profiles-of'

/** Returns the compiled companies as the service has them: without the figures that are held back. */
export function knownCompaniesOf(compiled: CompiledCompanies, reference: Reference): KnownCompany[] {
  return holdBack(profilesOf(compiled), reference, new Set()).map(toKnown)
}

/** Returns all companies of a release's folder as the service has them. For commands that need no database. */
export function readKnownCompanies(directory: string): KnownCompany[] {
  return knownCompaniesOf(compileRelease(directory), readReference(directory))
}
