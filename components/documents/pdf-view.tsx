'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FigureView } from '@/lib/views/documents/reading-view'
import { type OpenReport, openReport } from './open-report'
import { PdfPage } from './pdf-page'

type Opening = { report: OpenReport | null; hasFailed: boolean }

function useReport(address: string): Opening {
  const [opening, setOpening] = useState<Opening>({ report: null, hasFailed: false })
  useEffect(() => {
    const stop = new AbortController()
    setOpening({ report: null, hasFailed: false })
    openReport(address, stop.signal).then(
      (report) => {
        if (stop.signal.aborted) report.close()
        else setOpening({ report, hasFailed: false })
      },
      () => {
        if (!stop.signal.aborted) setOpening({ report: null, hasFailed: true })
      },
    )
    return () => stop.abort()
  }, [address])
  return opening
}

const zooms = [1, 1.5, 2, 3] as const

/** A drawn page of the report with the selected figure marked; buttons change page and size. */
export function PdfView({ address, figure }: { address: string; figure: FigureView }) {
  const words = useMessages('documents')
  const { report, hasFailed } = useReport(address)
  const [turned, setTurned] = useState<{ of: number; page: number } | null>(null)
  const [zoom, setZoom] = useState(0)
  if (hasFailed) return <p className="panel p-5 text-danger">{words('pageFailed')}</p>
  if (report === null) {
    return (
      <div role="status">
        <span className="sr-only">{words('opening')}</span>
        <div className="skeleton h-[40dvh] lg:h-[55dvh]" />
      </div>
    )
  }
  // Selecting another figure shows its page, whatever page is open.
  const page = turned?.of === figure.id ? turned.page : figure.figure.page
  const turn = (to: number) => setTurned({ of: figure.id, page: to })
  const pages = report.pageCount
  const button = 'link px-1 disabled:text-ink-faint disabled:no-underline'
  return (
    <div className="panel overflow-hidden print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-3 py-2">
        <div className="flex gap-3">
          <button type="button" className={button} disabled={page <= 1} onClick={() => turn(page - 1)}>
            {words('previousPage')}
          </button>
          <button type="button" className={button} disabled={page >= pages} onClick={() => turn(page + 1)}>
            {words('nextPage')}
          </button>
        </div>
        <p aria-live="polite">{words('pageOf', { page: String(page), pages: String(pages) })}</p>
        <div className="flex gap-3">
          <button type="button" className={button} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            {words('zoomOut')}
          </button>
          <button
            type="button"
            className={button}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            {words('zoomIn')}
          </button>
        </div>
      </div>
      <PdfPage
        report={report}
        page={page}
        zoom={zooms[zoom] ?? 1}
        label={words('pageImage', { page: String(page) })}
        mark={
          page === figure.figure.page && figure.figure.box
            ? {
                box: figure.figure.box,
                printed: figure.figure.printed_value,
                label: words('marked', { printed: figure.printed }),
              }
            : null
        }
      />
    </div>
  )
}
