import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Line } from '@/service/reports/model/page'

/**
 * "2021" and "2022", each centred above several heads ("Plant A", "Plant B", "Total"), with the head of the labels set between the two
 * lines: returns the years, and the heads with that of the labels. Null for anything else.
 */
export function yearsOverHeads(band: readonly Line[]): [Line, Line] | null {
  const [top, ...rest] = band
  const foot = rest.at(-1)
  if (!top || !foot || top.chunks.length < 2 || !top.chunks.every(isYear)) return null
  const left = Math.min(...top.chunks.map(({ x0 }) => x0))
  const heads = foot.chunks.filter(({ text }) => !/\d{3}/.test(text))
  const areMore = heads.length === foot.chunks.length && heads.length >= 2 * top.chunks.length
  const others = rest.slice(0, -1).flatMap(({ chunks }) => chunks)
  const areLabels = others.every((one) => one.x1 < left && foot.chunks.every((head) => overlap(one, head) <= 0))
  if (!areMore || !areLabels) return null
  const chunks = [...others.map((one) => ({ ...one, y: foot.y })), ...foot.chunks].sort((a, b) => a.x0 - b.x0)
  return [top, { ...foot, chunks }]
}

function isYear({ text }: Chunk): boolean {
  return /^(?:FY ?)?(?:19|20)\d\d$/.test(text.trim())
}
