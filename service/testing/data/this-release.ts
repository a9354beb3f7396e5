import { fileURLToPath } from 'node:url'
import { type CompiledRelease, compileRelease } from '@/service/compile/companies/compile-release'
import { knownCompaniesOf } from '@/service/editions/join/read-known-companies'
import { type Reference, readReference } from '@/service/reference/read-reference'
import type { KnownCompany } from '@/service/research/known-companies'

// The compiled data in the repository. The files of tests that one worker runs share it, because joining it takes seconds: a test
// must not change what these functions return.

export const releaseDirectory = fileURLToPath(new URL('../../reference/data', import.meta.url))

let compiled: CompiledRelease | undefined
let known: readonly KnownCompany[] | undefined
let reference: Reference | undefined

export function compiledRelease(): CompiledRelease {
  compiled ??= compileRelease(releaseDirectory)
  return compiled
}

export function releaseReference(): Reference {
  reference ??= readReference(releaseDirectory)
  return reference
}

/** The companies as the service has them, without the figures that are held back. */
export function knownCompanies(): readonly KnownCompany[] {
  known ??= knownCompaniesOf(compiledRelease(), releaseReference())
  return known
}
