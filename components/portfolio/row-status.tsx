import type { ResearchProgress } from '@/lib/views/research-progress'

const faces = {
  complete: { word: 'Complete', dot: 'bg-ink-faint', text: 'text-ink-soft' },
  in_progress: { word: 'In progress', dot: 'bg-accent live-dot', text: 'text-ink' },
  failed: { word: 'Failed', dot: 'bg-danger', text: 'text-danger' },
} satisfies Record<ResearchProgress['phase'], { word: string; dot: string; text: string }>

export function RowStatus({ progress }: { progress: ResearchProgress }) {
  const { word, dot, text } = faces[progress.phase]
  const step = progress.phase === 'in_progress' && progress.step !== null ? ` ${progress.step}/${progress.of}` : ''
  return (
    <span title={progress.sentence} className={`inline-flex items-center gap-2 whitespace-nowrap ${text}`}>
      <span className={`size-2 rounded-full forced-color-adjust-none ${dot}`} aria-hidden="true" />
      {word}
      {step}
    </span>
  )
}
