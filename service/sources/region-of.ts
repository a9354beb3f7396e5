import { findCountry } from '@/service/reference/find-country'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Returns the ISO 3166-1 alpha-2 code of a country cell; an unknown name stops the build. */
export function regionOf(text: string, file: string, row: number, column: string): string {
  const region = findCountry(text)
  if (region === null)
    throw new SourceFileError(file, `row ${row}, column ${column}`, `unknown country ${JSON.stringify(text)}`)
  return region
}
