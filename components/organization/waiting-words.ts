import type { Words } from '@/lib/messages/words'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'

/** The text of an empty panel: during research it may still be filled, and without a matched company nothing was looked up. */
export function waitingWords(progress: ResearchProgress, whenComplete: string, words: Words<'organization'>): string {
  switch (progress.phase) {
    case 'in_progress':
      return words('notKnownYet')
    case 'failed':
      return words('notKnownFailed')
    case 'complete':
      return progress.isIdentified ? whenComplete : words('notIdentified')
  }
}
