import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeCompiled } from './write-compiled'

const Row = z.strictObject({ id: z.int(), name: z.string() })
let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'compiled-'))
  folder = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true }))

describe('writeCompiled', () => {
  it('leaves the old files as they are when any row of any file is wrong', () => {
    writeCompiled(folder, [{ name: 'a.json', schema: Row, rows: [{ id: 1, name: 'old' }] }])
    expect(() =>
      writeCompiled(folder, [
        { name: 'a.json', schema: Row, rows: [{ id: 1, name: 'new' }] },
        { name: 'b.ndjson.gz', schema: Row, rows: [{ id: 'one', name: 'new' }] },
      ]),
    ).toThrow(/b\.ndjson\.gz, row 1: id/)
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('[\n{"id":1,"name":"old"}\n]\n')
    expect(readdirSync(parent)).toEqual(['data'])
  })

  it('writes one line a row, gzipped where the name says so, and the same bytes each time', () => {
    const files = [
      {
        name: 'b.ndjson.gz',
        schema: Row,
        rows: [
          { id: 1, name: 'Ørsted' },
          { id: 2, name: 'AES' },
        ],
      },
    ]
    const bytes = writeCompiled(folder, files)
    const first = readFileSync(join(folder, 'b.ndjson.gz'))
    writeCompiled(folder, files)
    expect(gunzipSync(first).toString('utf8')).toBe('{"id":1,"name":"Ørsted"}\n{"id":2,"name":"AES"}\n')
    expect(readFileSync(join(folder, 'b.ndjson.gz')).equals(first)).toBe(true)
    expect(bytes.get('b.ndjson.gz')).toBe(first.length)
  })
})
