import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvColumns, type CsvRecord, streamCsv } from './stream-csv'

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string | Buffer, columns: CsvColumns, size = 7): Promise<CsvRecord[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const records: CsvRecord[] = []
  for await (const list of streamCsv('list.csv', inPieces(bytes, size), columns)) records.push(...list)
  return records
}

const one = { required: ['id'] }

describe('a CSV file that is not what it should be', () => {
  it.each([
    ['empty', '', 'list.csv, the whole file: the file is empty'],
    ['only a byte order mark', '\ufeff', 'the file is empty'],
    ['a web page', '<!DOCTYPE html><html></html>', 'this is a web page or XML'],
    ['a web page after spaces', '  \n <html></html>', 'this is a web page or XML'],
    ['other headings', 'key,name\n1,a\n', 'row 1: the heading "id" is missing'],
    ['a heading twice', 'id,id\n1,2\n', 'row 1: the heading "id" is there twice'],
    ['cut off between cells', 'id,name\n1,a\n2\n', 'row 3: has 1 cells instead of 2'],
    ['cut off in a quoted cell', 'id,name\n1,a\n2,"Acm', 'row 3: ends inside a quoted cell: the file is cut off'],
    ['one cell too many', 'id,name\n1,a,b\n', 'row 2: has 3 cells instead of 2'],
    ['a quote inside a cell', 'id,name\n1,a"b\n', 'row 2: has a quote where none is allowed'],
    ['text after a quote', 'id,name\n1,"a"b\n', 'row 2: has a quote where none is allowed'],
  ])('%s', async (_, text, message) => {
    await expect(read(text, one)).rejects.toThrow(message)
  })

  it('in Latin-1 is refused instead of being read with question marks', async () => {
    await expect(read(Buffer.from('id,name\n1,Nestl\xe9\n', 'latin1'), one)).rejects.toThrow('is not UTF-8')
  })

  it('with a quote that is never closed is refused before it fills the memory', async () => {
    const text = `id,name\n1,"${'x'.repeat(5_000_000)}`
    await expect(read(text, one, 100_000)).rejects.toThrow('row 2: has no end: a quote is not closed')
  })
})

describe('the records of a CSV file', () => {
  it('are keyed by heading, in any order, with unused columns between, and counted from the heading', async () => {
    const records = await read('name,x,id\nAcme,1,7\nOmega,2,8\n', { required: ['id', 'name'], optional: ['none'] })
    expect(records).toEqual([
      { row: 2, cells: { id: '7', name: 'Acme', none: '' } },
      { row: 3, cells: { id: '8', name: 'Omega', none: '' } },
    ])
  })

  it('keep commas, doubled quotes, line ends and scripts of quoted cells', async () => {
    const text = '\ufeff"id","name"\r\n"1","Acme, ""the"" Co\nLtd"\r\n"2","東京電力株式会社"\r\n\r\n"3",""'
    expect((await read(text, { required: ['id', 'name'] })).map(({ cells }) => cells)).toEqual([
      { id: '1', name: 'Acme, "the" Co\nLtd' },
      { id: '2', name: '東京電力株式会社' },
      { id: '3', name: '' },
    ])
  })

  it('are the same wherever the stream is divided', async () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', ',', '\r\n', '\n', 'å', '""', 'a"b'))
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), async (rows, size) => {
        const lines = [['a', 'b', 'c'], ...rows].map((cells) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','),
        )
        const records = await read(`${lines.join('\n')}\n`, { required: ['a', 'b', 'c'] }, size)
        expect(records.map(({ cells }) => [cells['a'], cells['b'], cells['c']])).toEqual(rows)
      }),
    )
  })
})
