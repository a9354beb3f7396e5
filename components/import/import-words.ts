import type { SheetProblem } from '@/lib/sheets/sheet-error'
import type { ImportField } from '@/lib/views/import-field'
import type { RowGroup } from '@/lib/views/import-rows'

/** The words that several parts of the import share. */

export const fieldWords = {
  name: 'Name',
  hq_region: 'Country',
  hq_subregion: 'State or province',
  hq_fuzzy: 'Address',
  industry: 'Industry',
  website: 'Website',
  external_id: 'External id',
  lei_number: 'LEI',
  isin_number: 'ISIN',
  duns_number: 'D-U-N-S number',
  sp_global_number: 'S&P Global number',
} as const satisfies Record<ImportField, string>

export const groupWords = {
  new: 'New',
  there: 'Already registered',
  candidates: 'May be a known company',
  repeat: 'Repeats a row',
  error: 'Error',
  unchecked: 'Not checked',
  waiting: 'Waiting',
  researching: 'Being researched',
  settled: 'Research complete',
  failed: 'Research failed',
} as const satisfies Record<RowGroup, string>

export const reasonHeading = 'Reason'

export const problemWords = {
  too_large: 'It is larger than 10 MB. Divide it into several files.',
  too_many_rows: 'It has more than 20,000 rows. Divide it into several files.',
  too_many_columns: 'It has more than 100 columns. Leave out those that are not needed.',
  empty: 'There is nothing in it.',
  unclosed_quote: 'A quotation mark that opens a cell is never closed.',
  not_text: 'It is neither a text with rows nor an XLSX workbook.',
  old_or_protected_workbook:
    'It is an old Excel file (XLS) or one with a password. Save it as XLSX without a password.',
  no_workbook: 'It is packed like a workbook, but holds no sheet that can be read. Save it as XLSX or CSV.',
  damaged: 'The file is damaged or was cut off.',
  unpacks_too_large: 'It unpacks to far more than a list has, so it was not read on.',
} as const satisfies Record<SheetProblem, string>
