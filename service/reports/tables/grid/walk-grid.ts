import { kindOfCell, type Value } from '@/service/reports/model/columns'
import { type Chunk, columnOf, type Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import { type GridRow, gridRows, isUnitWithMark, plainYear } from './grid-rows'

/** An amount of a grid with all words that may describe it, each list from the outermost inwards. */
export type GridCell = {
  at: number
  column: number
  chunk: Chunk
  value: Value
  /** Left of it, in its own line or merged over it. */
  labels: readonly string[]
  /** Marks of notes at the labels. */
  marks: readonly string[]
  /** Units and short remarks in its line. */
  beside: readonly string[]
  /** Over its column. */
  heads: readonly string[]
  /** Over the labels, in the lines of the heads. */
  labelHeads: readonly string[]
  /** Headings since the last line with amounts. */
  headings: readonly string[]
  /** Headings before those, from the top of the page. */
  before: readonly string[]
  /** The index of its line in the block, from 0. */
  row: number
  /** The block of lines under one head; nothing in one block applies to the next. */
  block: Block
}

export type Block = {
  /** Heads of all its columns with amounts. */
  paths: Map<number, readonly string[]>
  /** Whether a head over one of its columns is a year. */
  hasYears: boolean
  rows: GridCell[][]
}

/** The most headings above a line, and lines of its block, that are looked at. */
const MOST_HEADINGS = 40
const MOST_ROWS = 60

/** The first amount of each line of its block before it, the nearest last. */
export function rowsBefore({ block, row }: GridCell): GridCell[] {
  return block.rows.slice(Math.max(0, row - MOST_ROWS), row).flatMap(([first]) => first ?? [])
}

/** The amounts of its column in the lines around it, and its own index among them. */
export function columnAround(cell: GridCell): { cells: GridCell[]; at: number } {
  const cells = cell.block.rows
    .slice(Math.max(0, cell.row - MOST_ROWS), cell.row + MOST_ROWS)
    .flatMap((one) => one.filter(({ column }) => column === cell.column))
  return { cells, at: cells.indexOf(cell) }
}

/** `level`: the number of `#` before it; null for a line of a table and a short line. */
type Heading = { text: string; level: number | null }

type State = {
  /** Where the labels of the block end: the first column with amounts in any of its lines. */
  edge: number
  heads: GridRow[]
  isHeadOpen: boolean
  headings: Heading[]
  before: string[]
  hasAmountsSince: boolean
  /** Labels of the last line with amounts, for cells merged over lines. */
  above: Map<number, Chunk>
  block: Block
}

/** All amounts of the grids of a page with their words, line by line. */
export function walkGrid(page: Page, style: NumberStyle): GridCell[] {
  const rows = gridRows(page, style)
  const found: GridCell[] = []
  const state: State = {
    edge: Number.POSITIVE_INFINITY,
    heads: [],
    isHeadOpen: false,
    headings: [],
    before: [...(page.titles ?? [])],
    hasAmountsSince: false,
    above: new Map(),
    block: newBlock(),
  }
  const edges = edgesOf(rows)
  for (const row of rows) {
    state.edge = edges.get(row) ?? state.edge
    if (row.kind === 'head') takeHead(state, row)
    else if (row.kind === 'heading') takeHeading(state, row)
    else if (row.kind === 'amounts') found.push(...cellsOf(state, row, style))
  }
  return found
}

/** For each line the first column of amounts of its block; a head begins a block. */
function edgesOf(rows: readonly GridRow[]): Map<GridRow, number> {
  const edges = new Map<GridRow, number>()
  let block: GridRow[] = []
  const finish = () => {
    const columns = block.flatMap(({ amounts }) => [...amounts.keys()].filter((column) => column > 0).slice(0, 1))
    const edge = columns.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
    for (const row of block) edges.set(row, edge)
    block = []
  }
  for (const row of rows) {
    if (row.kind === 'head' && block.some(({ kind }) => kind === 'amounts')) finish()
    block.push(row)
  }
  finish()
  return edges
}

function newBlock(): Block {
  return { paths: new Map(), hasYears: false, rows: [] }
}

function takeHead(state: State, row: GridRow): void {
  if (!state.isHeadOpen) {
    state.heads = []
    state.block = newBlock()
    if (state.hasAmountsSince) endHeadings(state)
  }
  state.heads.push(row)
  state.isHeadOpen = true
  state.above = new Map()
}

function takeHeading(state: State, row: GridRow): void {
  if (state.hasAmountsSince) endHeadings(state)
  const printed = [...row.cells.values()].map((one) => one.text).join(' ')
  const level = /^#+/.exec(printed)?.[0].length ?? null
  // A heading of a document ends those of its level and of lower levels.
  const ended = level === null ? -1 : state.headings.findIndex((one) => one.level !== null && one.level >= level)
  if (ended >= 0) state.before.push(...state.headings.splice(ended).map(({ text }) => text))
  state.headings.push({ text: printed.replace(/^#+\s*/, ''), level })
  // Lines above a heading are not an upper level of a head below it.
  state.isHeadOpen = false
  state.above = new Map()
}

function endHeadings(state: State): void {
  state.before.push(...state.headings.map(({ text }) => text))
  state.headings = []
  state.hasAmountsSince = false
}

function cellsOf(state: State, row: GridRow, style: NumberStyle): GridCell[] {
  state.isHeadOpen = false
  state.hasAmountsSince = true
  const first = Math.min(...row.amounts.keys())
  const texts = [...row.cells].filter(([column, chunk]) => column < first && isLabel(chunk, style))
  const within = texts.filter(([column]) => column < state.edge)
  // If another line of its block has amounts further left and this one has no label there, the text before its amounts is a label.
  const isBeyond = texts.slice(-1).some(([column]) => state.above.size === 0 || state.above.has(column))
  const own = within.length === 0 && isBeyond ? texts.slice(-1) : within
  const from = own[0]?.[0] ?? first
  const merged = own.length === 0 ? [] : [...state.above].filter(([column]) => column < from)
  const labels = [...merged, ...own]
  state.above = new Map(labels)
  const beside = [...row.cells.values()]
    .filter((chunk) => !own.some(([, one]) => one === chunk) && chunk.text.length < 40)
    .filter((chunk) => isUnitWithMark(chunk) || ['text', 'unit'].includes(kindOfCell(chunk, style)))
  // Above a line without a label, the heads left of its amounts are heads of labels, except years above empty cells.
  const edge = labels.at(-1)?.[0] ?? 0
  const labelHeads = state.heads.flatMap(({ cells }) =>
    [...cells].filter(([column]) => column <= edge).map(([, { text }]) => text),
  )
  const [headings, before] = [state.headings.map(({ text }) => text), state.before.slice(-MOST_HEADINGS)]
  const cells = [...row.amounts].flatMap(([column, value]): GridCell[] => {
    const chunk = row.cells.get(column)
    if (!chunk) return []
    const heads = headsOver(state.heads, column, edge)
    state.block.paths.set(column, heads)
    state.block.hasYears ||= heads.some((text) => parseHeaderYear(text) !== null)
    return [
      {
        at: row.at,
        column,
        chunk,
        value,
        labels: labels.map(([, { text }]) => text),
        marks: labels.flatMap(([, { marks }]) => marks),
        beside: beside.map((one) => (isUnitWithMark(one) ? one.text.trim().replace(/\d{1,2}$/, '') : one.text)),
        heads,
        labelHeads,
        headings,
        before,
        row: state.block.rows.length,
        block: state.block,
      },
    ]
  })
  state.block.rows.push(cells)
  return cells
}

/** A text, a year or, first in its line, a number: "3" under "Scope". */
function isLabel(chunk: Chunk, style: NumberStyle): boolean {
  const kind = kindOfCell(chunk, style)
  return kind === 'text' || (kind === 'value' && (columnOf(chunk) === 0 || plainYear.test(chunk.text.trim())))
}

/** The heads above a column. In a line above others, a head also covers the empty cells right of it: it was merged over them. */
function headsOver(heads: readonly GridRow[], column: number, edge: number): string[] {
  return heads.flatMap((row, level) => {
    const own = row.cells.get(column)
    if (own) return [own.text]
    const isInnermost = level === heads.length - 1
    const isBelowFilled = heads.slice(level + 1).some(({ cells }) => cells.has(column))
    if (isInnermost || !isBelowFilled) return []
    const left = [...row.cells].filter(([at]) => at < column && at > edge).at(-1)
    return left ? [left[1].text] : []
  })
}
