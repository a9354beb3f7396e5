import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

export type IsicSection = { id: string; name: string }
export type IsicDivision = { id: string; name: string; section: IsicSection }
/** `codes` are all codes of the structure: sections, divisions, groups and classes; `titles` are those of groups and classes. */
export type Isic = {
  divisions: IsicDivision[]
  codes: ReadonlySet<string>
  titles: readonly { code: string; title: string }[]
}

export const UN_ISIC_FILE = 'industry/un_ISIC_Rev_4_english_structure.txt'
const Row = z.object({
  Code: z.stringFormat('ISIC code', /^([A-U]|\d{2,4})$/),
  Description: z.string().trim().min(1),
})

/**
 * The structure of ISIC Rev. 4. A division belongs to the section whose heading is above it; the codes do not say so. Throws
 * SourceFileError for other columns, a code twice, a division before any section, or other than 21 sections and 88 divisions.
 */
export function readUnIsic(bytes: Uint8Array): Isic {
  return readUnIsicRows(readCsvRows(UN_ISIC_FILE, bytes))
}

/** Like the function above, but from the rows of the file. */
export function readUnIsicRows(rows: readonly PlainRow<string>[]): Isic {
  const codes = new Set<string>()
  const divisions: IsicDivision[] = []
  const sections: IsicSection[] = []
  const titles: { code: string; title: string }[] = []
  for (const { row, cells } of keyByHeading(UN_ISIC_FILE, rows, ['Code', 'Description'])) {
    const { Code: id, Description: name } = parseRow(Row, cells, UN_ISIC_FILE, row)
    if (codes.has(id)) throw new SourceFileError(UN_ISIC_FILE, `row ${row}`, `ISIC ${id} is there twice`)
    codes.add(id)
    if (id.length === 1) sections.push({ id, name })
    if (id.length > 2) titles.push({ code: id, title: name })
    if (id.length !== 2) continue
    const section = sections.at(-1)
    if (!section) throw new SourceFileError(UN_ISIC_FILE, `row ${row}`, `division ${id} comes before any section`)
    divisions.push({ id, name, section })
  }
  if (sections.length !== 21 || divisions.length !== 88) {
    const found = `${sections.length} sections and ${divisions.length} divisions instead of 21 and 88`
    throw new SourceFileError(UN_ISIC_FILE, 'the whole file', found)
  }
  return { divisions, codes, titles }
}
