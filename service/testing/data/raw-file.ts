import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { FigurePlace } from '@/service/reference/records'

/** A published file, read again without the readers of service/sources, so that tests of the readers do not depend on them. */
export type RawTable = { row: (number: number) => string[] | undefined; rows: () => string[][] }

const tables = new Map<string, RawTable>()
const paths = new Map<string, string>()

/** Returns the bytes of the file of this name, in any subfolder of `folder`. */
export function rawBytes(folder: string, file: string): Uint8Array {
  if (paths.size === 0) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) paths.set(entry.name, join(entry.parentPath, entry.name))
    }
  }
  return readFileSync(paths.get(file) ?? file)
}

/** Returns the trimmed text of the cell at a place; undefined where there is none. */
export function cellAt(folder: string, { file, sheet, row, column, path }: FigurePlace): string | undefined {
  if (path !== undefined) return valueAt(JSON.parse(strFromU8(rawBytes(folder, file))), path)
  const table = rawTable(folder, file, sheet)
  const cells = table.row(row ?? 0) ?? []
  return cells[columnIndex(table, column ?? '')]?.trim()
}

/** Returns the rows of a CSV file or of one sheet of a workbook, counted from 1. */
export function rawTable(folder: string, file: string, sheet?: string): RawTable {
  const key = `${file} ${sheet ?? ''}`
  const known = tables.get(key)
  if (known) return known
  const bytes = rawBytes(folder, file)
  const rows = sheet === undefined ? csvRows(decodedText(bytes)) : sheetRows(bytes, sheet)
  const table: RawTable = { row: (number) => rows.get(number), rows: () => [...rows.values()] }
  tables.set(key, table)
  return table
}

/** Decodes UTF-8 without its byte order mark; Latin-1 where the bytes are not UTF-8. */
function decodedText(bytes: Uint8Array): string {
  const text = strFromU8(bytes)
  return text.includes('\ufffd') ? strFromU8(bytes, true) : text.replace(/^\ufeff/, '')
}

/** Finds a column by the heading in one of the first rows, else by its letters. */
function columnIndex(table: RawTable, column: string): number {
  for (const row of [1, 2, 3, 4]) {
    const index = (table.row(row) ?? []).findIndex((cell) => cell.trim() === column)
    if (index >= 0) return index
  }
  return lettersIndex(column)
}

function lettersIndex(letters: string): number {
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueAt(json: unknown, path: string): string | undefined {
  let value = json
  for (const [, name, index] of path.matchAll(/\.([A-Za-z0-9]+)|\[(\d+)\]/g)) {
    value = (value as Record<string, unknown> | undefined)?.[name ?? index ?? '']
  }
  return value === undefined ? undefined : String(value)
}

function csvRows(text: string): Map<number, string[]> {
  const rows = new Map<number, string[]>()
  let cells: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/g)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.set(rows.size + 1, cells)
    cells = []
    if (end === '') break
  }
  return rows
}

function sheetRows(bytes: Uint8Array, sheet: string): Map<number, string[]> {
  const isIndex = (name: string) => /workbook\.xml(\.rels)?$|sharedStrings\.xml$/.test(name)
  const parts = unzipSync(bytes, { filter: ({ name }) => isIndex(name) })
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const target = targetOf(xml('xl/workbook.xml'), xml('xl/_rels/workbook.xml.rels'), sheet)
  const shared = [...xml('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>|<si\/>/gs)].map(([, inner = '']) =>
    textOf(inner),
  )
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const text = strFromU8(unzipSync(bytes, { filter: ({ name }) => name === path })[path] ?? new Uint8Array())
  const rows = new Map<number, string[]>()
  for (const [, number, inner = ''] of text.matchAll(/<row\b[^>]*?\br="(\d+)"[^>]*?(?:\/>|>(.*?)<\/row>)/gs)) {
    const cells: string[] = []
    for (const [, attributes = '', content = ''] of inner.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const letters = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? ''
      cells[lettersIndex(letters)] = cellText(attributes, content, shared)
    }
    rows.set(
      Number(number),
      Array.from(cells, (cell) => cell ?? ''),
    )
  }
  return rows
}

function targetOf(workbook: string, relations: string, sheet: string): string {
  for (const [tag] of workbook.matchAll(/<sheet\b[^>]*>/g)) {
    if (unescapeXml(/\bname="([^"]*)"/.exec(tag)?.[1] ?? '') !== sheet) continue
    const id = /r:id="([^"]*)"/.exec(tag)?.[1] ?? ''
    for (const [relation] of relations.matchAll(/<Relationship\b[^>]*>/g)) {
      if (relation.includes(`Id="${id}"`)) return /Target="([^"]*)"/.exec(relation)?.[1] ?? ''
    }
  }
  return ''
}

function cellText(attributes: string, content: string, shared: readonly string[]): string {
  const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? ''
  if (/\bt="s"/.test(attributes)) return shared[Number(value)] ?? ''
  return /\bt="inlineStr"/.test(attributes) ? textOf(content) : unescapeXml(value)
}

function textOf(xml: string): string {
  return [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => unescapeXml(text)).join('')
}

function unescapeXml(text: string): string {
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return named[name] ?? whole
  })
}
