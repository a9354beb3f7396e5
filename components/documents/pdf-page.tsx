'use client'

import { useEffect, useRef, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { OpenReport, PageSize } from './open-report'
import type { Box } from './turn-box'

type Mark = { box: Box; printed: string; label: string }
type PdfPageProps = { report: OpenReport; page: number; zoom: number; label: string; mark: Mark | null }

/** Points around the figure, so that the mark does not touch its digits. */
const air = 2

function placeOf({ x0, y0, x1, y1 }: Box, { width, height }: PageSize) {
  return {
    left: `${((x0 - air) / width) * 100}%`,
    top: `${((y0 - air) / height) * 100}%`,
    width: `${((x1 - x0 + 2 * air) / width) * 100}%`,
    height: `${((y1 - y0 + 2 * air) / height) * 100}%`,
  }
}

/** The position of the marked figure in the drawing; null until known. */
function usePlaced(report: OpenReport, page: number, mark: Mark | null): Box | null {
  const [placed, setPlaced] = useState<{ of: Box; at: Box } | null>(null)
  const box = mark?.box ?? null
  const printed = mark?.printed ?? ''
  useEffect(() => {
    if (box === null) return
    let isStale = false
    report.place(page, box, printed).then(
      (at) => {
        if (!isStale) setPlaced({ of: box, at })
      },
      // The page itself shows that it cannot be drawn.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [report, page, box, printed])
  return placed !== null && placed.of === box ? placed.at : null
}

/** One page drawn as wide as its box times `zoom`, scrolled to the mark. */
export function PdfPage({ report, page, zoom, label, mark }: PdfPageProps) {
  const words = useMessages('documents')
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const marked = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ page: number; size: PageSize } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    if (!canvas.current || !box.current) return
    setHasFailed(false)
    report.draw(page, canvas.current, box.current.clientWidth * zoom, stop.signal).then(
      (size) => {
        if (!stop.signal.aborted) setDrawn({ page, size })
      },
      () => {
        if (!stop.signal.aborted) setHasFailed(true)
      },
    )
    return () => stop.abort()
  }, [report, page, zoom])
  const placed = usePlaced(report, page, mark)
  const place = placed && drawn?.page === page ? placeOf(placed, drawn.size) : null
  const [left, top] = [place?.left, place?.top]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure or size moves the mark
  useEffect(() => {
    const [outer, inner] = [box.current, marked.current]
    if (!outer || !inner) return
    // Scrolls only this box; the surrounding page stays.
    outer.scrollTop = inner.offsetTop - outer.clientHeight / 2
    outer.scrollLeft = inner.offsetLeft - outer.clientWidth / 2
  }, [left, top, zoom, drawn])
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className="max-h-[45dvh] overflow-auto lg:max-h-[max(18rem,calc(100dvh-31rem))]"
    >
      {hasFailed ? <p className="p-5 text-danger">{words('pageFailed')}</p> : null}
      <div className="relative" style={{ width: `${zoom * 100}%` }}>
        <canvas ref={canvas} role="img" aria-label={label} className="block h-auto w-full bg-paper" />
        {place ? (
          <div
            ref={marked}
            role="img"
            aria-label={mark?.label}
            data-mark
            className="absolute rounded outline-3 outline-[#b3261e] outline-offset-1"
            style={place}
          />
        ) : null}
      </div>
    </section>
  )
}
