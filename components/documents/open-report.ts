import type { PDFDocumentProxy } from 'pdfjs-dist'
import { underBasePath } from '@/lib/base-path'
import { AnswerError } from '@/lib/queries/answer-error'
import { type Box, turnBox } from './turn-box'

export type OpenReport = {
  pageCount: number
  /** Draws a page `width` CSS pixels wide onto a canvas; `size` is the page's size in points, for marks on it. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal) => Promise<PageSize>
  /** Where a figure is on the drawn page. */
  place: (page: number, box: Box, printed: string) => Promise<Box>
  close: () => void
}
export type PageSize = { width: number; height: number }

/** Browsers fail on larger canvases, some phones first. */
const mostPixels = 12_000_000

async function loadPdfjs() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href
  return pdfjs
}

/** Opens one of our PDFs. Requests only the file itself: no fonts, character maps or decoders from elsewhere. */
export async function openReport(address: string, signal: AbortSignal): Promise<OpenReport> {
  const [answer, pdfjs] = await Promise.all([fetch(underBasePath(address), { signal }), loadPdfjs()])
  if (!answer.ok) throw new AnswerError(answer.status, 'Not shown', 'The file could not be read.')
  const task = pdfjs.getDocument({
    data: await answer.arrayBuffer(),
    enableXfa: false,
    useWasm: false,
    verbosity: 0,
  })
  signal.addEventListener('abort', () => void task.destroy())
  const document = await task.promise
  return {
    pageCount: document.numPages,
    draw: (page, canvas, width, stopped) => drawPage(document, page, canvas, width, stopped),
    place: (page, box, printed) => placeBox(document, page, box, printed),
    close: () => void task.destroy(),
  }
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
  signal: AbortSignal,
): Promise<PageSize> {
  const page = await document.getPage(Math.min(Math.max(1, number), document.numPages))
  const size = page.getViewport({ scale: 1 })
  const wanted = (width / size.width) * globalThis.devicePixelRatio
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (size.width * size.height)))
  const viewport = page.getViewport({ scale })
  signal.throwIfAborted()
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const drawing = page.render({ canvas, viewport })
  const stop = () => drawing.cancel()
  signal.addEventListener('abort', stop)
  try {
    await drawing.promise
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return { width: size.width, height: size.height }
}

async function placeBox(document: PDFDocumentProxy, number: number, box: Box, printed: string): Promise<Box> {
  const page = await document.getPage(number)
  const size = page.getViewport({ scale: 1 })
  const [viewA = 1, viewB = 0, viewC = 0, viewD = 1, viewX = 0, viewY = 0] = size.transform
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => {
    if (!('str' in item)) return []
    const [a = 1, b = 0, , , x = 0, y = 0] = item.transform as number[]
    const along = Math.atan2(viewB * a + viewD * b, viewA * a + viewC * b)
    const angle = (Math.round(along / (Math.PI / 2)) * 90 + 360) % 360
    return [{ text: item.str, x: viewA * x + viewC * y + viewX, y: viewB * x + viewD * y + viewY, angle }]
  })
  return turnBox(box, printed, texts, size)
}
