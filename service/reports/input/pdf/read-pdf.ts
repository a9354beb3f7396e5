import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import { mostPieces } from '@/service/reports/input/reading-bounds'
import { ReportError } from '@/service/reports/input/report-error'
import type { Run, Shape } from '@/service/reports/model/page'

type Matrix = [number, number, number, number, number, number]
export type PdfPage = {
  number: number
  width: number
  height: number
  /** One list of runs for each direction of writing, turned upright. */
  layers: { angle: number; runs: Run[] }[]
  /** Whether the page has more text than is read of one page. */
  isCut: boolean
  /** Rectangles and the colour of each text, read only on demand: extracting them costs as much as the text. */
  readDrawing: () => Promise<{
    shapes: Shape[]
    textColors: { x: number; y: number; color: string; isHidden: boolean }[]
  }>
}
export type PdfReport = {
  pageCount: number
  title: string
  readPage: (number: number) => Promise<PdfPage>
  close: () => Promise<void>
}

/** Tables of East Asian fonts that a file names but does not embed; pdf.js reads them from its own package and nothing else. */
const characterMaps = decodeURI(new URL('./cmaps/', import.meta.resolve('pdfjs-dist/package.json')).pathname)

/** Opens a PDF. Throws a ReportError with a text for readers if the file is encrypted, broken or not a PDF. */
export async function openPdf(bytes: Uint8Array): Promise<PdfReport> {
  const task = getDocument({
    // pdf.js takes ownership of the buffer; the caller keeps theirs.
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: 0,
    cMapUrl: characterMaps,
    cMapPacked: true,
  })
  try {
    const document = await task.promise
    const hasFields = await holdsFields(document)
    return {
      pageCount: document.numPages,
      title: await readTitle(document),
      readPage: (number) => readPage(document, number, hasFields),
      close: () => task.destroy(),
    }
  } catch (error) {
    await task.destroy()
    throw inWords(error)
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>

async function readTitle(document: PdfDocument): Promise<string> {
  try {
    const { info } = await document.getMetadata()
    const title = 'Title' in info ? info.Title : ''
    return typeof title === 'string' ? title : ''
  } catch {
    // A report without readable properties is still a report.
    return ''
  }
}

function inWords(error: unknown): ReportError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException')
    return new ReportError('The PDF is protected by a password', { reason: { code: 'password' }, cause: error })
  return new ReportError('The file is not a readable PDF', { reason: { code: 'damaged' }, cause: error })
}

async function readPage(document: PdfDocument, number: number, hasFields: boolean): Promise<PdfPage> {
  try {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const upright = viewport.transform as Matrix
    const { items, isCut } = await textOf(page)
    const byAngle = new Map<number, Run[]>()
    for (const item of items) {
      if (item.str.trim() === '') continue
      const [a, b, c, d, x, y] = Util.transform(upright, item.transform) as Matrix
      const angle = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360
      const size = Math.hypot(c, d) || Math.abs(item.height)
      if (size === 0) continue
      const [along, across] = turn(angle, x, y, viewport)
      const list = byAngle.get(angle) ?? []
      list.push({ text: item.str, x0: along, x1: along + item.width, y: across, size })
      byAngle.set(angle, list)
    }
    if (hasFields) byAngle.set(0, [...(byAngle.get(0) ?? []), ...(await readFields(page, upright))])
    page.cleanup()
    const layers = [...byAngle].map(([angle, runs]) => ({ angle, runs }))
    return {
      number,
      width: viewport.width,
      height: viewport.height,
      layers,
      isCut,
      readDrawing: async () => {
        const { fnArray, argsArray } = await page.getOperatorList()
        page.cleanup()
        return readOperators(fnArray, argsArray, upright, await layersOff(document))
      },
    }
  } catch (error) {
    throw new ReportError(`Page ${number} of the PDF cannot be read`, { cause: error })
  }
}

type TextItem = Extract<Awaited<ReturnType<PdfPageProxy['getTextContent']>>['items'][number], { str: string }>

/** The text of a page, item by item as pdf.js finds it, so that an endless page is left when it is full. */
async function textOf(page: PdfPageProxy): Promise<{ items: TextItem[]; isCut: boolean }> {
  const items: TextItem[] = []
  const reader = page.streamTextContent().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { items, isCut: false }
    for (const item of value.items) if ('str' in item) items.push(item)
    if (items.length > mostPieces) {
      await reader.cancel(new Error('The page holds more text than is read of one'))
      return { items: items.slice(0, mostPieces), isCut: true }
    }
  }
}

/** Whether the file is a form; if its fields cannot be read, it counts as having none. */
async function holdsFields(document: PdfDocument): Promise<boolean> {
  try {
    return (await document.getFieldObjects()) !== null
  } catch {
    return false
  }
}

/** The answers in form fields, which are not part of the page's text, each at its box. */
async function readFields(page: PdfPageProxy, upright: Matrix): Promise<Run[]> {
  const annotations: unknown[] = await page.getAnnotations()
  return annotations.flatMap((one): Run[] => {
    const field = Field.safeParse(one)
    if (!field.success || field.data.hidden || field.data.fieldValue.trim() === '') return []
    const [x0, y0, x1, y1] = field.data.rect
    const [left, bottom] = place(upright, Math.min(x0, x1), Math.min(y0, y1))
    const [right, top] = place(upright, Math.max(x0, x1), Math.max(y0, y1))
    const height = Math.abs(bottom - top)
    const text = field.data.fieldValue.trim().slice(0, MOST_LETTERS_OF_FIELD)
    // The font size of a multi-line answer, or one without an appearance, is unknown: that of one line in the box is close enough.
    const size = Math.min(10, Math.max(4, height * 0.7))
    return [
      {
        text,
        x0: Math.min(left, right) + 2,
        x1: Math.max(left, right) - 2,
        y: Math.max(bottom, top) - height * 0.25,
        size,
      },
    ]
  })
}

type PdfPageProxy = Awaited<ReturnType<PdfDocument['getPage']>>

const MOST_LETTERS_OF_FIELD = 500

const Field = z.object({
  subtype: z.literal('Widget'),
  fieldType: z.literal('Tx'),
  fieldValue: z.string(),
  hidden: z.boolean().optional(),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})

function place([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Positions of text that runs up or down the page, as if the page were turned. */
function turn(angle: number, x: number, y: number, page: { width: number; height: number }): [number, number] {
  if (angle === 90) return [y, page.width - x]
  if (angle === 180) return [page.width - x, page.height - y]
  if (angle === 270) return [page.height - y, x]
  return [x, y]
}

type Drawing = { shapes: Shape[]; textColors: { x: number; y: number; color: string; isHidden: boolean }[] }

/** Whether a viewer hides a layer, given by its number, when the file is opened. */
type IsOff = (layer: unknown) => boolean

async function layersOff(document: PdfDocument): Promise<IsOff> {
  try {
    const layers = await document.getOptionalContentConfig()
    return (layer) => {
      try {
        return layer !== null && typeof layer === 'object' && !layers.isVisible(layer)
      } catch {
        return false
      }
    }
  } catch {
    return () => false
  }
}

/** Text that is neither filled nor stroked: recognised text of a scan, or text that is meant to be hidden. */
const INVISIBLE = 3

function readOperators(
  operators: readonly number[],
  values: readonly unknown[],
  upright: Matrix,
  isOff: IsOff,
): Drawing {
  const shapes: Shape[] = []
  const textColors: Drawing['textColors'] = []
  let state = { matrix: upright, color: '#000000', mode: 0 }
  const layers: boolean[] = []
  let text: Matrix = [1, 0, 0, 1, 0, 0]
  const stack: (typeof state)[] = []
  operators.forEach((operator, at) => {
    const args = values[at]
    const list = Array.isArray(args) ? (args as unknown[]) : []
    if (operator === OPS.save) stack.push({ ...state })
    else if (operator === OPS.restore) state = stack.pop() ?? state
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push({ ...state })
      const matrix = toMatrix(list[0])
      if (matrix) state = { ...state, matrix: Util.transform(state.matrix, matrix) as Matrix }
    } else if (operator === OPS.paintFormXObjectEnd) state = stack.pop() ?? state
    else if (operator === OPS.transform) state = { ...state, matrix: Util.transform(state.matrix, list) as Matrix }
    else if (operator === OPS.setTextRenderingMode) state = { ...state, mode: Number(list[0]) }
    else if (operator === OPS.beginMarkedContent) layers.push(false)
    else if (operator === OPS.beginMarkedContentProps) layers.push(list[0] === 'OC' && isOff(list[1]))
    else if (operator === OPS.endMarkedContent) layers.pop()
    else if (operator === OPS.setFillRGBColor) state = { ...state, color: String(list[0]) }
    else if (operator === OPS.beginText) text = [1, 0, 0, 1, 0, 0]
    else if (operator === OPS.setTextMatrix) text = toMatrix(list[0]) ?? text
    else if (operator === OPS.moveText)
      text = Util.transform(text, [1, 0, 0, 1, Number(list[0]), Number(list[1])]) as Matrix
    else if (operator === OPS.showText && !isBlank(list[0])) {
      const placed = Util.transform(state.matrix, text)
      const isHidden = state.mode === INVISIBLE || layers.includes(true)
      textColors.push({ x: placed[4], y: placed[5], color: state.color, isHidden })
    } else if (operator === OPS.constructPath) {
      const shape = filledBox(list, state.matrix, state.color)
      if (shape) shapes.push(shape)
    }
  })
  return { shapes, textColors }
}

/** Spaces before a mark have the colour of the words before them. */
function isBlank(glyphs: unknown): boolean {
  const isSpace = (one: unknown) =>
    typeof one === 'number' ||
    (typeof one === 'object' && one !== null && 'unicode' in one && String(one.unicode).trim() === '')
  return Array.isArray(glyphs) && glyphs.every(isSpace)
}

function toMatrix(value: unknown): Matrix | null {
  if (!value || typeof value !== 'object' || !('length' in value)) return null
  const numbers = Array.from(value as ArrayLike<number>)
  return numbers.length === 6 ? (numbers as Matrix) : null
}

const fills = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke]

/** The bounding box of a filled path. pdf.js gives it as the third argument: [least x, least y, greatest x, greatest y]. */
function filledBox(list: unknown[], matrix: Matrix, color: string): Shape | null {
  if (!fills.some((fill) => fill === list[0])) return null
  const box = list[2]
  if (!box || typeof box !== 'object' || !('length' in box)) return null
  const [x0, y0, x1, y1] = Array.from(box as ArrayLike<number>)
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return null
  const [a, b, c, d, e, f] = matrix
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e]
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f]
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys), color }
}
