import { strToU8, zipSync } from 'fflate'
import readWorkbookFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { readSheetFile, readSheetText as readText, type Sheet } from './read-sheet'
import { readWorkbook } from './read-workbook'
import { SheetError } from './sheet-error'
import { unguardCell, writeCsv } from './write-csv'
import { writeWorkbook } from './write-workbook'

function rowsOf({ tables: [table] }: Sheet): string[][] {
  return table?.rows ?? []
}

async function readSheetText(text: string): Promise<{ rows: string[][] }> {
  return { rows: rowsOf(await readText(text)) }
}

function file(...parts: BlobPart[]): Blob {
  return new Blob(parts)
}

async function problemOf(reading: Promise<unknown>): Promise<[string, number | null]> {
  const error: unknown = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof SheetError)) throw new Error('It was read', { cause: error })
  return [error.problem, error.row]
}

describe('delimited text', () => {
  it('is not delimited by the commas of remarks and amounts', async () => {
    const remark = '"Good, cheap, quick, near, ""first"" choice"'
    const lines = ['Name;Spend;Paid;Remark', ...['Alpha', 'Beta', 'Gamma'].map((name) => `${name};1,50;2,75;${remark}`)]
    expect((await readSheetText(lines.join('\n'))).rows[3]).toEqual([
      'Gamma',
      '1,50',
      '2,75',
      'Good, cheap, quick, near, "first" choice',
    ])
  })

  const same = [
    ['Name', 'Country'],
    ['Alpha, "the first"', 'SE'],
    ['Two\nlines', ''],
  ]
  it.each([
    ['commas and CRLF', 'Name,Country\r\n"Alpha, ""the first""",SE\r\n"Two\nlines",\r\n'],
    ['semicolons and a byte order mark', '\uFEFFName;Country\n"Alpha, ""the first""";SE\n"Two\nlines";\n'],
    ['tabs, as pasted', 'Name\tCountry\n"Alpha, ""the first"""\tSE\n"Two\nlines"\t'],
    ['old line ends', 'Name|Country\r"Alpha, ""the first"""|SE\r"Two\nlines"|\r'],
  ])('is read with %s', async (_, text) => {
    const { rows } = await readSheetText(text)
    expect(rows.map(([name = '', country = '']) => [name, country])).toEqual(same)
  })

  it('keeps a row’s number, whatever is blank before it and at the end', async () => {
    expect((await readSheetText('Name;Land\n;;\n\nAlpha;SE;;\n \n')).rows).toEqual([
      ['Name', 'Land'],
      [],
      [],
      ['Alpha', 'SE'],
    ])
    expect((await readSheetText('sep=;\nAlpha;"SE"')).rows).toEqual([[], ['Alpha', 'SE']])
  })

  it('takes a list of names for a list, although some have a comma', async () => {
    expect((await readSheetText('Alpha, Inc.\nBeta\nGamma\nDelta 5" pipes')).rows).toEqual([
      ['Alpha, Inc.'],
      ['Beta'],
      ['Gamma'],
      ['Delta 5" pipes'],
    ])
  })

  it('says in which row a quote is not closed', async () => {
    expect(await problemOf(readSheetText('Name,Country\nAlpha,SE\n"Beta\nand more,SE\nGamma\n'))).toEqual([
      'unclosed_quote',
      3,
    ])
  })

  it('reads what spreadsheet programs write where they do not write UTF-8, and says so', async () => {
    const western = await readSheetFile(file(new Uint8Array([0x4e, 0x65, 0x73, 0x74, 0x6c, 0xe9])))
    expect([rowsOf(western), western.text?.encoding, western.text?.isGuessed]).toEqual([
      [['Nestlé']],
      'Windows-1252',
      true,
    ])
    const japanese = await readSheetFile(file(new Uint8Array([0x83, 0x7c, 0x83, 0x89])))
    expect([rowsOf(japanese), japanese.text?.encoding, japanese.text?.isGuessed]).toEqual([
      [['ポラ']],
      'Shift_JIS',
      true,
    ])
    const wide = await readSheetFile(file(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x09, 0, 0x42, 0])))
    expect([rowsOf(wide), wide.text?.isGuessed]).toEqual([[['A', 'B']], false])
  })

  it('refuses what is too much, nothing, or no text', async () => {
    expect(await problemOf(readSheetText(' \n;;\n'))).toEqual(['empty', null])
    expect(await problemOf(readSheetText('A\n'.repeat(30_002)))).toEqual(['too_many_rows', null])
    expect(await problemOf(readSheetText(`A\tB\nA${'\t'.repeat(100)}B`))).toEqual(['too_many_columns', 2])
    expect(await problemOf(readSheetFile({ size: 31_457_281, arrayBuffer: async () => new ArrayBuffer(0) }))).toEqual([
      'too_large',
      null,
    ])
    expect(await problemOf(readSheetFile(file('A\0B')))).toEqual(['not_text', null])
  })
})

describe('delimited text made to be hard', () => {
  it('with a formula of megabytes around text is read', async () => {
    // The stack of a regular expression is full after some 8.4 million repetitions.
    const { rows } = await readSheetText(`name\n="${'a'.repeat(9_000_000)}"\n="one "" two"\n="no " text"`)
    expect(rows.map((row) => row.join().slice(0, 12))).toEqual(['name', 'a'.repeat(12), 'one " two', '="no " text"'])
  })

  it('of more lines than spreadsheet programs have is refused, and blank ones at the end are not counted', async () => {
    expect(await problemOf(readText('a\n'.repeat(1_100_000)))).toEqual(['too_many_rows', null])
    expect((await readSheetText(`name,city${'\n,'.repeat(200_000)}`)).rows).toEqual([['name', 'city']])
  })
})

describe('a workbook', () => {
  const rows = [
    ['Name', 'Number'],
    ['=1+1', ''],
    ['A & B <ü>', '012'],
  ]

  it('that we write is read by another reader and by ours, with no formula in it', async () => {
    const bytes = writeWorkbook(rows)
    const [sheet] = await readWorkbookFile(Buffer.from(bytes))
    expect(sheet?.data).toEqual([
      ['Name', 'Number'],
      ['=1+1', null],
      ['A & B <ü>', '012'],
    ])
    expect(rowsOf(await readSheetFile(file(bytes)))).toEqual([['Name', 'Number'], ['=1+1'], ['A & B <ü>', '012']])
  })

  function workbook(sheet: string, parts: Record<string, string> = {}): Blob {
    const relations = `<Relationships><Relationship Id="r1" Type="x/worksheet" Target="/xl/hidden.xml"/><Relationship Id="r2" Type="x/worksheet" Target="worksheets/one.xml"/><Relationship Id="r3" Type="x/sharedStrings" Target="strings.xml"/></Relationships>`
    const all = {
      'xl/workbook.xml':
        '<x:workbook><x:sheets><x:sheet name="a" state="hidden" r:id="r1"/><x:sheet name="b" r:id="r2"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': relations,
      'xl/hidden.xml': '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>',
      'xl/strings.xml':
        '<sst><si><t>Plain</t></si><si><r><t>東</t></r><r><t>京</t></r><rPh sb="0" eb="1"><t>トウキョウ</t></rPh></si></sst>',
      'xl/worksheets/one.xml': sheet,
      ...parts,
    }
    return file(
      new Uint8Array(zipSync(Object.fromEntries(Object.entries(all).map(([path, text]) => [path, strToU8(text)])))),
    )
  }

  it('is read by its first visible sheet: shared and rich text, values of formulas, places of cells', async () => {
    const sheet = `<x:sheetData><x:row r="2"><x:c r="B2" t="s"><x:v>1</x:v></x:c><x:c r="D2" t="str"><x:f>A1&amp;"x"</x:f><x:v>kept &amp; whole</x:v></x:c></x:row>
      <x:row r="4"><x:c r="A4" t="s"><x:v>0</x:v></x:c><x:c r="B4"><x:v>1.5E8</x:v></x:c><x:c r="C4" t="b"><x:v>1</x:v></x:c></x:row></x:sheetData>`
    expect(rowsOf(await readSheetFile(workbook(sheet)))).toEqual([
      [],
      ['', '東京', '', 'kept & whole'],
      [],
      ['Plain', '150000000', 'TRUE'],
    ])
  })

  it('has its cells and rows in their places where the file does not say them, also behind empty ones', async () => {
    const sheet = `<sheetData><row><c t="str"><v>Name</v></c><c t="str"><v>Country</v></c><c t="str"><v>City</v></c><c t="str"><v>External ID</v></c></row>
      <row/><row><c t="str"><v>Acme</v></c><c t="str"><v>SE</v></c><c/><c t="str"><v>V1</v></c></row>
      <row><c t="str"><v>Beta</v></c><c s="1"></c><c t="str"><v>Oslo</v></c><c r="F4" t="str"><v>far</v></c><c t="str"><v>V2</v></c></row></sheetData>`
    expect(rowsOf(await readSheetFile(workbook(sheet)))).toEqual([
      ['Name', 'Country', 'City', 'External ID'],
      [],
      ['Acme', 'SE', '', 'V1'],
      ['Beta', '', 'Oslo', '', '', 'far', 'V2'],
    ])
  })

  it.each([
    ['rows that never end', '<row>'.repeat(400_000)],
    ['cells that never end', `<row>${'<c>'.repeat(400_000)}</row>`],
    ['rows of ever other prefixes', Array.from({ length: 100_000 }, (_, at) => `<p${at}:row>`).join('')],
    ['an element whose tag never ends', '<row '.repeat(400_000)],
    ['texts that never end', `<row><c t="inlineStr"><is>${'<rPh><t>'.repeat(200_000)}</is></c></row>`],
  ])('of %s takes no longer than its length', async (_what, sheet) => {
    // Of this process alone: other programs slow the clock on the wall.
    const began = process.cpuUsage()
    await readSheetFile(workbook(`<sheetData>${sheet}</sheetData>`)).catch(() => {})
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(3_000)
  })

  it.each([
    ['quotes that nothing closes', ',"" x'.repeat(100_000)],
    ['quotes that other cells open', ',"x'.repeat(100_000)],
    ['quotes within cells', `,"${'x"y'.repeat(100_000)}`],
  ])('or a line of %s takes no longer than its length', async (_what, line) => {
    const began = process.cpuUsage()
    await readSheetFile(file(`Name,Country\nx"${line}\n"y\n`)).catch(() => {})
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(3_000)
  })

  const column = (cell: string) => `<sheetData>${`<row>${cell.repeat(10)}</row>`.repeat(3_000)}</sheetData>`
  const link = `<Relationships><Relationship Id="a" Target="http://a.test"/></Relationships>`
  it.each<[string, string, Record<string, string>, string]>([
    [
      'one long blank text in each cell',
      column('<c t="s"><v>0</v></c>'),
      { 'xl/strings.xml': `<sst><si><t>${' '.repeat(5_000_000)}</t></si></sst>` },
      'unpacks_too_large',
    ],
    [
      'one merged range many times',
      `${column('<c><v>1</v></c>')}${'<mergeCell ref="A1:A3000"/>'.repeat(50_000)}`,
      {},
      'damaged',
    ],
    [
      'one range of links many times',
      `${column('<c><v>1</v></c>')}${'<hyperlink ref="A1:A3000" r:id="a"/>'.repeat(20_000)}`,
      { 'xl/worksheets/_rels/one.xml.rels': link },
      'damaged',
    ],
  ])('that repeats %s is refused', async (_what, sheet, parts, problem) => {
    expect(await problemOf(readSheetFile(workbook(sheet, parts)))).toEqual([problem, null])
  })

  it('with formulas and formats longer than spreadsheet programs take is read without them', async () => {
    const sheet = `<sheetData><row><c s="0"><f>HYPERLINK("${'a'.repeat(9_000_000)}</f><v>12</v></c></row></sheetData>`
    const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="000${'-0'.repeat(200)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`
    expect(rowsOf(await readSheetFile(workbook(sheet, { 'xl/styles.xml': styles })))).toEqual([['12']])
  })

  it('of millions of empty rows, or of cells in one row, lets the page draw meanwhile', async () => {
    for (const sheet of ['<row/>'.repeat(400_000), `<row>${'<c/>'.repeat(200_000)}</row>`]) {
      let drawn = 0
      const timer = setInterval(() => {
        drawn += 1
      }, 1)
      await readSheetFile(workbook(`<sheetData>${sheet}</sheetData>`)).catch(() => {})
      clearInterval(timer)
      expect(drawn).toBeGreaterThan(1)
    }
  })

  it('is refused when it is none, damaged, old, or unpacks to far more than a list has', async () => {
    const bomb = workbook('<sheetData/>', { 'xl/strings.xml': ' '.repeat(1_000_000) })
    const bombBytes = new Uint8Array(await bomb.arrayBuffer())
    expect(await problemOf(readWorkbook(bombBytes, { bytes: 100_000, letters: 100_000 }))).toEqual([
      'unpacks_too_large',
      null,
    ])
    const other = file(new Uint8Array(zipSync({ 'content.xml': strToU8('<a/>') })))
    expect(await problemOf(readSheetFile(other))).toEqual(['no_workbook', null])
    const bytes = new Uint8Array(writeWorkbook(rows))
    expect(await problemOf(readSheetFile(file(bytes.slice(0, 600))))).toEqual(['damaged', null])
    const old = file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 1, 1]))
    expect(await problemOf(readSheetFile(old))).toEqual(['old_or_protected_workbook', null])
    const far = workbook('<sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>')
    expect(await problemOf(readSheetFile(far))).toEqual(['too_many_rows', null])
  })
})

it('writes CSV in which nothing is a formula, and takes the mark away when it comes back', async () => {
  const cells = ['=HYPERLINK("http://a.test")', '+1', '-1', '@A', 'plain, with comma', "'quoted'"]
  const text = writeCsv([cells])
  expect(text).toBe(`\uFEFF"'=HYPERLINK(""http://a.test"")",'+1,'-1,'@A,"plain, with comma",'quoted'\r\n`)
  const [row = []] = (await readSheetText(text)).rows
  expect(row.map(unguardCell)).toEqual(cells)
})
