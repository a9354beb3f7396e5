export type SheetFormat = 'csv' | 'xlsx'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SheetFormat, string>

/** Offers rows to the reader as a file. The code for writing files is loaded on first use. */
export async function downloadSheet(
  name: string,
  format: SheetFormat,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const content =
    format === 'csv'
      ? (await import('@/lib/sheets/write-csv')).writeCsv(rows)
      : (await import('@/lib/sheets/write-workbook')).writeWorkbook(rows)
  const address = URL.createObjectURL(new Blob([content], { type: types[format] }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${format}`
  link.click()
  // Delayed, as some browsers start reading it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
