import type { PDFDocumentProxy } from 'pdfjs-dist'
import { AnswerError } from '@/lib/queries/answer-error'

export type OpenReport = {
  pageCount: number
  /** Draws a page `width` CSS pixels wide onto a canvas; `size` is the page's in points, for what is marked on it. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal) => Promise<PageSize>
  close: () => void
}
export type PageSize = { width: number; height: number }

/** Browsers give up on larger canvases, some phones first. */
const mostPixels = 12_000_000

async function loadPdfjs() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href
  return pdfjs
}

/** Opens a PDF of ours. Nothing but the file is asked for: no fonts, character maps or decoders from elsewhere. */
export async function openReport(address: string, signal: AbortSignal): Promise<OpenReport> {
  const [answer, pdfjs] = await Promise.all([fetch(address, { signal }), loadPdfjs()])
  if (!answer.ok) throw new AnswerError(answer.status, 'Not shown', 'The file could not be read.')
  const task = pdfjs.getDocument({
    data: await answer.arrayBuffer(),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    verbosity: 0,
  })
  signal.addEventListener('abort', () => void task.destroy())
  const document = await task.promise
  return {
    pageCount: document.numPages,
    draw: (page, canvas, width, stopped) => drawPage(document, page, canvas, width, stopped),
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
