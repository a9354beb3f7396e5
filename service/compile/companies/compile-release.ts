import { readAliases } from '@/service/compile/join/aliases'
import { readRecords } from '@/service/reference/read-records'
import { CompanySource } from '@/service/reference/records'
import type { SourceRecord } from '@/service/reference/source-record'
import { type CompiledCompanies, compileCompanies } from './compile-companies'

export type CompiledRelease = CompiledCompanies & { records: readonly SourceRecord[] }

/** Reads the records of all publishers from a release's folder and joins them into companies. Takes seconds. */
export function compileRelease(directory: string): CompiledRelease {
  const records = CompanySource.options.flatMap((source) => readRecords(directory, source))
  return { ...compileCompanies(records, readAliases()), records }
}
