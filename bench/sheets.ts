import { readSheetFile } from '@/lib/sheets/read-sheet'
import { byteOrderMark, csvLine } from '@/lib/sheets/write-csv'
import { writeWorkbook } from '@/lib/sheets/write-workbook'
import { spendUnitsOf } from '@/lib/views/import/amounts/spend-units'
import { guessColumns, keepOthers } from '@/lib/views/import/guess-columns'
import { findConflicts, findRepeats, readRow } from '@/lib/views/import/import-row'
import { sortRows } from '@/lib/views/import/left-out/left-out-rows'
import { gatherSpend, readingOf, readOwnData } from '@/lib/views/import/read-own-data'

// npm run bench -- sheets: reads a list of the largest size that the import accepts, 30,000 rows and 30 MB, as CSV and as a
// workbook, with the page's own code; ends with an error where one exceeds its limit.
const rowCount = 30_000
const megabytes = 30
const limitSeconds = { read: 20, rows: 10 }

const headings = ['Vendor ID', 'Supplier', 'Country', 'Website', 'Spend 2024 (EUR)', 'Category', 'Buyer', 'Notes']
const headSize = 120
const notes = 'A remark of the purchasing department, as long as such remarks are. '.repeat(40)
const noteLength = Math.floor((megabytes * 1024 * 1024) / rowCount) - headSize
const list = [
  headings,
  ...Array.from({ length: rowCount }, (_, place) => [
    `V${String(place).padStart(7, '0')}`,
    `Supplier ${place} Testwerke GmbH`,
    ['Germany', 'SE', 'France', 'Japan', 'N/A'][place % 5] ?? '',
    `https://www.supplier-${place}.example/about`,
    `${place},50`,
    ['Steel', 'Wood', 'Advice'][place % 3] ?? '',
    `Buyer ${place % 40}`,
    notes.slice(0, noteLength - (place % 7)),
  ]),
]

async function since<Result>(work: () => Result | Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const began = performance.now()
  const result = await work()
  return { seconds: (performance.now() - began) / 1000, result }
}

let isSlow = false
const files = {
  CSV: new Blob([byteOrderMark, ...list.map((row) => csvLine(row, ','))]),
  XLSX: new Blob([writeWorkbook(list)]),
}
for (const [format, file] of Object.entries(files)) {
  const { seconds, result } = await since(() => readSheetFile(file))
  const rows = result.tables[0]?.rows ?? []
  const taken = await since(() => {
    const plan = { rows, hidden: [], spend: { year: '', currency: '' }, ...keepOthers(guessColumns(rows), rows) }
    const { kept: places, leftOut } = sortRows(plan)
    const own = readingOf({ ...plan, places, units: spendUnitsOf(plan, leftOut) }, ',')
    const read = places.map((place) => ({
      place,
      body: readRow(rows[place] ?? [], plan.columns, []).body,
      ownData: readOwnData(rows[place] ?? [], own).ownData,
    }))
    findRepeats(read)
    findConflicts(read)
    return gatherSpend(read)
  })
  const spent = taken.result.filter(({ ownData }) => ownData?.spend !== undefined).length
  if (taken.result.length !== rowCount || spent !== rowCount)
    throw new Error(`${format}: ${spent} of ${rowCount} rows read`)
  if (seconds > limitSeconds.read || taken.seconds > limitSeconds.rows) isSlow = true
  const size = (file.size / 1024 / 1024).toFixed(1)
  console.log(
    `${format}, ${size} MB: read in ${seconds.toFixed(1)} s, ${rowCount} rows understood in ${taken.seconds.toFixed(1)} s`,
  )
}
if (isSlow) process.exitCode = 1
