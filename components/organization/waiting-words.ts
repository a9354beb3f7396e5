import type { ResearchProgress } from '@/lib/views/research-progress'

/** The words of an empty panel: while research goes on it may still fill. */
export function waitingWords(progress: ResearchProgress, whenComplete: string): string {
  switch (progress.phase) {
    case 'in_progress':
      return 'Not known yet: research is in progress.'
    case 'failed':
      return 'Not known: research ended with an error.'
    case 'complete':
      return whenComplete
  }
}
