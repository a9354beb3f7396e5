import { writeCsv } from '@/lib/sheets/write-csv'
import type { ChartData } from './chart-data'
import type { LegendEntry } from './chart-frame'
import type { ChartSubject } from './chart-subject'

/** A chart as on the page, with the surrounding texts. */
export type ExportedChart = {
  figure: HTMLElement
  title: string
  claim: string | null
  subject: ChartSubject
  unit: string
  legend: readonly LegendEntry[]
  source: string
  data: ChartData
  /** Heads of a file's columns besides the figures, in the reader's language. */
  words: { company: string; unit: string; source: string; licence: string; date: string }
}

export type ExportFormat = 'png' | 'svg' | 'csv'

const namespace = 'http://www.w3.org/2000/svg'
const copied = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
]
const edge = 16
const line = 18

/** Writes computed styles into each element: variables of the page's style sheet have no value in a separate file. */
function copyLook(from: Element, to: Element): void {
  const look = getComputedStyle(from)
  for (const name of copied) {
    const value = look.getPropertyValue(name)
    if (value !== '') to.setAttribute(name, value)
  }
  to.removeAttribute('class')
  to.removeAttribute('style')
  Array.from(from.children).forEach((child, place) => {
    const twin = to.children[place]
    if (twin) copyLook(child, twin)
  })
}

function add(parent: Element, name: string, attributes: Record<string, string | number>, text?: string): void {
  const element = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  if (text !== undefined) element.textContent = text
  parent.append(element)
}

/** Splits text into lines of about this many pixels, as SVG does not wrap. */
function wrap(text: string, width: number): string[] {
  const most = Math.max(20, Math.floor(width / 6.2))
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The value of a variable or colour of the page. */
function resolve(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1]
  return name === undefined ? colour : getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

function addLegend(svg: Element, { legend }: ExportedChart, top: number, width: number, ink: string): number {
  let x = edge
  let y = top
  for (const { label, colour, look } of legend) {
    const needed = 30 + label.length * 6.4
    if (x > edge && x + needed > width - edge) {
      x = edge
      y += line
    }
    const stroke = resolve(colour) || ink
    if (look === 'line' || look === 'dashed') {
      const dash = look === 'dashed' ? { 'stroke-dasharray': '4 2' } : {}
      add(svg, 'line', { x1: x, x2: x + 14, y1: y - 4, y2: y - 4, stroke, 'stroke-width': 2.5, ...dash })
    } else {
      const isOpen = look === 'open' || look === 'hatched'
      const dash = isOpen ? { 'stroke-dasharray': '3 2' } : {}
      add(svg, 'rect', { x, y: y - 10, width: 12, height: 12, fill: isOpen ? 'none' : stroke, stroke, ...dash })
    }
    add(svg, 'text', { x: x + 20, y, fill: ink, 'font-size': 12 }, label)
    x += needed
  }
  return y + line
}

/** "ABB: 66,000 t CO₂e in 2023": subject and message. */
function headOf({ subject, claim, title }: ExportedChart): string {
  return subject.name === null ? (claim ?? title) : `${subject.name}: ${claim ?? title}`
}

/** "2019–2023" for figures by year; null for others. */
function yearsOf({ data }: ExportedChart): string | null {
  const years = data.rows.map(([first]) => Number(first)).filter((year) => year >= 1900 && year <= 2100)
  if (years.length === 0 || years.length < data.rows.length) return null
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return first === last ? String(first) : `${first}–${last}`
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Source, licence, and where and when the file was saved. */
function footOf({ source, subject, words }: ExportedChart): string {
  const licence = subject.licence === null ? [] : [`${words.licence}: ${subject.licence}.`]
  const end = /[.!?。]$/.test(source) ? '' : '.'
  return [`${source}${end}`, ...licence, `Carbon Register, ${today()}.`].join(' ')
}

/** The figures with their description in every row, so that a row copied elsewhere still has it. */
function toRows({ data, subject, unit, source, words }: ExportedChart): (string | number | null)[][] {
  const said = [
    [words.company, subject.name],
    [words.unit, unit],
    [words.source, source],
    [words.licence, subject.licence],
    [words.date, today()],
  ] as const
  return [
    [...data.head, ...said.map(([head]) => head)],
    ...data.rows.map((row) => [...row, ...said.map(([, value]) => value)]),
  ]
}

/** The chart as a self-contained SVG: subject, message, unit, legend, drawing, source, licence and day. Null before it is drawn. */
export function buildSvg(chart: ExportedChart): SVGSVGElement | null {
  const drawn = chart.figure.querySelector<SVGSVGElement>('svg.recharts-surface, svg[data-chart]')
  if (drawn === null) return null
  const { width, height } = drawn.getBoundingClientRect()
  const whole = Math.max(width + 2 * edge, 400)
  const ink = resolve('var(--ink)')
  const soft = resolve('var(--ink-soft)')
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('xmlns', namespace)
  svg.setAttribute('font-family', 'system-ui, sans-serif')
  add(svg, 'rect', { width: '100%', height: '100%', fill: resolve('var(--paper)') })
  let y = edge + 12
  for (const words of wrap(headOf(chart), (whole - 2 * edge) * 0.8)) {
    add(svg, 'text', { x: edge, y, fill: ink, 'font-size': 15, 'font-weight': 600 }, words)
    y += line + 2
  }
  const below = [chart.claim === null ? null : chart.title, yearsOf(chart), chart.unit]
  add(svg, 'text', { x: edge, y, fill: soft, 'font-size': 12 }, below.filter((part) => part !== null).join(' · '))
  y += line
  if (chart.legend.length > 1) y = addLegend(svg, chart, y, whole, soft)
  const twin = drawn.cloneNode(true) as SVGSVGElement
  copyLook(drawn, twin)
  twin.setAttribute('x', String(edge))
  twin.setAttribute('y', String(y - 6))
  twin.setAttribute('width', String(width))
  twin.setAttribute('height', String(height))
  svg.append(twin)
  y += height + line
  for (const words of wrap(footOf(chart), whole - 2 * edge)) {
    add(svg, 'text', { x: edge, y, fill: soft, 'font-size': 11 }, words)
    y += line - 3
  }
  svg.setAttribute('width', String(whole))
  svg.setAttribute('height', String(y))
  svg.setAttribute('viewBox', `0 0 ${whole} ${y}`)
  return svg
}

async function toPng(svg: SVGSVGElement): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    // Double size, for paper and high-resolution screens.
    canvas.width = Number(svg.getAttribute('width')) * 2
    canvas.height = Number(svg.getAttribute('height')) * 2
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((done) => canvas.toBlob(done, 'image/png'))
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function toBlob(chart: ExportedChart, format: ExportFormat): Promise<Blob | null> {
  if (format === 'csv') return new Blob([writeCsv(toRows(chart))], { type: 'text/csv;charset=utf-8' })
  const svg = buildSvg(chart)
  if (svg === null) return null
  return format === 'png'
    ? toPng(svg)
    : new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
}

/** Saves a chart as a file. False if nothing is drawn yet. */
export async function downloadChart(chart: ExportedChart, format: ExportFormat): Promise<boolean> {
  const blob = await toBlob(chart, format)
  if (blob === null) return false
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  const name = [chart.subject.name, chart.title, yearsOf(chart)]
    .filter((part) => part !== null)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  link.download = `${name || 'chart'}.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return true
}
