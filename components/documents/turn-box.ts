import type { FigureAnswer } from '@/lib/views/answers/documents-answer'
import type { PageSize } from './open-report'

export type Box = NonNullable<FigureAnswer['box']>
/** Where a run of text begins on the drawn page, y downwards. */
export type PlacedText = { text: string; x: number; y: number; angle: number }

/** The position after turning the page until the text is upright, as in the service (read-pdf.ts). */
function turned({ x, y, angle }: PlacedText, { width, height }: PageSize): [number, number] {
  if (angle === 90) return [y, width - x]
  if (angle === 180) return [width - x, height - y]
  if (angle === 270) return [height - y, x]
  return [x, y]
}

function turnBack({ x0, y0, x1, y1 }: Box, angle: number, { width, height }: PageSize): Box {
  if (angle === 90) return { x0: width - y1, y0: x0, x1: width - y0, y1: x1 }
  if (angle === 180) return { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 }
  if (angle === 270) return { x0: y0, y0: height - x1, x1: y1, y1: height - x0 }
  return { x0, y0, x1, y1 }
}

/**
 * Where a figure is on the drawn page. The service's box is in positions of upright text; the text found there says in which direction it
 * runs.
 */
export function turnBox(box: Box, printed: string, texts: readonly PlacedText[], size: PageSize): Box {
  const isThere = (one: PlacedText) => {
    const [x, y] = turned(one, size)
    return x >= box.x0 - 3 && x <= box.x1 && y >= box.y0 - 3 && y <= box.y1 + 3
  }
  const says = ({ text }: PlacedText) => text.trim() !== '' && (text.includes(printed) || printed.includes(text.trim()))
  const found = texts.filter((one) => isThere(one) && says(one))
  if (found.length === 0 || found.some(({ angle }) => angle === 0)) return box
  return turnBack(box, found[0]?.angle ?? 0, size)
}
