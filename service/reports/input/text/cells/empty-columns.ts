/** A row of a table whose first cell is empty. */
const opensEmpty = /^\s*\|\s*\|/

/** "|---|---|" */
const isRule = (row: string) => /^\s*\|[\s:|-]+\|?\s*$/.test(row) && row.includes('-')

/**
 * Removes the first columns of a table that are empty in each of its rows, as spreadsheets have them for a margin: what is the first column
 * of the rest has the labels and headings.
 */
export function withoutEmptyColumns(rows: readonly string[]): string[] {
  const kept: string[] = []
  let table: string[] = []
  const finish = () => {
    let own = table
    while (own.length > 1 && own.every((row) => opensEmpty.test(row) || isRule(row)) && own.some(hasText))
      own = own.map((row) => row.replace(isRule(row) ? /^\s*\|[^|]*(?=\|)/ : /^\s*\|\s*(?=\|)/, ''))
    kept.push(...own)
    table = []
  }
  for (const row of rows) {
    if (row.trimStart().startsWith('|')) table.push(row)
    else {
      finish()
      kept.push(row)
    }
  }
  finish()
  return kept
}

function hasText(row: string): boolean {
  return /[^\s|:-]/.test(row)
}
