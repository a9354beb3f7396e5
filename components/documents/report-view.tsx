'use client'

import { useMessages } from '@/lib/messages/messages-provider'
import type { FigureView } from '@/lib/views/documents/reading-view'
import { PdfView } from './pdf-view'
import { TextView } from './text-view'

type ReportViewProps = { address: string; mediaType: string | null; figure: FigureView }

/** Where the selected figure is in the report: on a drawn page, or in the text. */
export function ReportView({ address, mediaType, figure }: ReportViewProps) {
  const words = useMessages('documents')
  if (mediaType === 'application/pdf') return <PdfView address={address} figure={figure} />
  if (mediaType?.startsWith('text/') && mediaType !== 'text/html')
    return <TextView address={address} quote={figure.figure.quote} />
  return <p className="panel p-5 text-ink-soft">{words('noPicture')}</p>
}
