'use client'

import { type RefObject, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import type { ExportedChart, ExportFormat } from './export-chart'

const formats = ['png', 'svg', 'csv'] as const

type ChartDownloadsProps = Omit<ExportedChart, 'figure' | 'words'> & { figure: RefObject<HTMLElement | null> }

/** The heads of the columns beside the figures in a file. */
function wordsOfFile(words: Words<'charts'>): ExportedChart['words'] {
  return {
    company: words('company'),
    unit: words('unit'),
    source: words('source'),
    licence: words('licence'),
    date: words('savedOn'),
  }
}

/** Downloads the chart as a picture, and its figures as a file; the code for it is loaded on demand. */
export function ChartDownloads({ figure, ...chart }: ChartDownloadsProps) {
  const words = useMessages('charts')
  const [problem, setProblem] = useState<string | null>(null)
  async function download(format: ExportFormat): Promise<void> {
    const element = figure.current
    if (element === null) return
    try {
      const { downloadChart } = await import('./export-chart')
      const isSaved = await downloadChart({ ...chart, figure: element, words: wordsOfFile(words) }, format)
      setProblem(isSaved ? null : words('notDrawnYet'))
    } catch {
      setProblem(words('fileNotMade'))
    }
  }
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 text-xs">
      <span className="text-ink-faint max-sm:hidden">{words('download')}</span>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className="link -my-2 py-2"
          aria-label={words('downloadAs', { title: chart.title, format: format.toUpperCase() })}
          onClick={() => void download(format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
      <span role="status" className="text-danger">
        {problem}
      </span>
    </span>
  )
}
