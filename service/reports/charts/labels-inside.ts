import { center } from '@/service/reports/model/columns'
import type { Chunk, Shape } from '@/service/reports/model/page'

type Bar = { shape: Shape }
type Label = { chunk: Chunk; value: number }

/** How far bars may be from the length that their labels say, where each label stands in its own bar. */
const TOLERANCE = 0.25

/**
 * The label of each bar, where each stands in the middle of its own bar and of no other, as in stacks: then they need not be drawn to
 * the point. Null where one bar has none or two, or where the lengths say something else altogether.
 */
export function labelsInside<T extends Bar>(bars: readonly T[], labels: readonly Label[]): Map<T, Label> | null {
  const found = new Map<T, Label>()
  for (const bar of bars) {
    const [label, ...others] = labels.filter(({ chunk }) => isIn(chunk, bar.shape) && isNearest(chunk, bar, bars))
    if (!label || others.length > 0) return null
    found.set(bar, label)
  }
  if (bars.length < 4 || new Set(found.values()).size < bars.length) return null
  const scales = [...found].map(([{ shape }, { value }]) => value / (shape.y1 - shape.y0)).sort((a, b) => a - b)
  const middle = scales[Math.floor(scales.length / 2)] ?? 0
  return scales.every((one) => Math.abs(one / middle - 1) < TOLERANCE) ? found : null
}

function isIn(chunk: Chunk, { x0, x1, y0, y1 }: Shape): boolean {
  const middle = middleOf(chunk)
  return center(chunk) > x0 && center(chunk) < x1 && middle > y0 && middle < y1
}

/** Where two bars of a stack overlap, a label is of the one in whose middle it stands. */
function isNearest<T extends Bar>(chunk: Chunk, own: T, bars: readonly T[]): boolean {
  const away = ({ shape }: T) => Math.abs((shape.y0 + shape.y1) / 2 - middleOf(chunk))
  return bars.every((one) => !isIn(chunk, one.shape) || away(own) <= away(one))
}

function middleOf({ y, size }: Chunk): number {
  return y - size / 3
}
