import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Two corporations that both control a site must each report all its emissions: the note names them and the site. */
const reportedTwice =
  /^Please note that where more than one person has operational control over a facility\b.*\n(.+?) and (.+?), have each included the same data for the (.+?) in their NGER reports\./s
const updated = /^Publication updated on \d{1,2} [A-Z][a-z]+ 20\d\d\b/

/**
 * Returns what a note says about the row's figures, in our words; null where it says nothing about them. A figure that includes a
 * site which another corporation also reports is the corporation's own, by law, and is kept: it must not be added to the other's.
 * @throws SourceFileError for an unknown note, which may change the meaning of a figure
 */
export function readNote(note: string, file: string, row: number): string | null {
  if (note === '-' || updated.test(note)) return null
  const [, one, other, site] = reportedTwice.exec(note) ?? []
  if (one !== undefined && other !== undefined && site !== undefined) {
    return `holds all of ${site}, which ${one} and ${other} both report`
  }
  throw new SourceFileError(file, `row ${row}, column Important notes`, `${JSON.stringify(note)} is not known`)
}
