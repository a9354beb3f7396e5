import type { Page, Run } from '@/service/reports/model/page'
import { buildLines } from './build-lines'
import { findNotes } from './find-notes'
import { withJustifiedWhole } from './justified-lines'
import type { PdfPage } from './read-pdf'
import { standsOver, turnedHeads } from './turned-heads'

/** Text in each direction of writing becomes a page of its own, unless it is only a few turned words (margins, axes). Turned column heads
 * are set upright. */
export function layPage(page: PdfPage): Page[] {
  const upright = page.layers.find(({ angle }) => angle === 0)
  const turned = upright ? page.layers.filter((one) => one !== upright) : []
  const heads = turned.map((layer) => headsOver(layer, page, upright?.runs ?? []))
  return page.layers
    .filter((layer) => layer.angle === 0 || (layer.runs.length >= 12 && !heads[turned.indexOf(layer)]?.length))
    .map(({ angle, runs }) => linesOf(page, angle === 0 ? [...runs, ...heads.flat()] : runs))
}

function headsOver(layer: PdfPage['layers'][number], page: PdfPage, upright: readonly Run[]): Run[] {
  const heads = turnedHeads(layer, page)
  return heads.length > 0 && standsOver(heads, linesOf(page, upright)) ? heads : []
}

function linesOf({ number, width, height }: PdfPage, runs: readonly Run[]): Page {
  const lines = withJustifiedWhole(buildLines(runs))
  return { number, width, height, lines, notes: findNotes(lines) }
}
