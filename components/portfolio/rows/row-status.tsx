import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { PortfolioRow } from '@/lib/views/list/portfolio-row'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'

const faces = {
  complete: { word: 'complete', dot: 'bg-ink-faint', text: 'text-ink-soft' },
  in_progress: { word: 'inProgress', dot: 'bg-accent live-dot', text: 'text-ink' },
  failed: { word: 'failed', dot: 'bg-danger', text: 'text-danger' },
} satisfies Record<ResearchProgress['phase'], { word: Key<'portfolio'>; dot: string; text: string }>

const recognitionWords = {
  recognised: 'recognised',
  to_decide: 'toDecide',
  not_found: 'notFound',
} as const satisfies Record<NonNullable<PortfolioRow['recognition']>, Key<'portfolio'>>

/** The progress of research or, when it is complete, its outcome. */
export function RowStatus({ row: { progress, recognition } }: { row: Pick<PortfolioRow, 'progress' | 'recognition'> }) {
  const words = useMessages('portfolio')
  const { word, dot, text } = faces[progress.phase]
  const step = progress.phase === 'in_progress' && progress.step !== null ? ` ${progress.step}/${progress.of}` : ''
  return (
    <span title={progress.sentence} className={`inline-flex items-center gap-2 whitespace-nowrap ${text}`}>
      <span className={`size-2 rounded-full forced-color-adjust-none ${dot}`} aria-hidden="true" />
      {words(recognition !== null && progress.phase === 'complete' ? recognitionWords[recognition] : word)}
      {step}
    </span>
  )
}
