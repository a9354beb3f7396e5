import type { Words } from '@/lib/messages/words'
import type { Stage } from '@/lib/views/engagement/stages'

const keys = {
  not_contacted: 'stageNotContacted',
  asked: 'stageAsked',
  answered: 'stageAnswered',
  verified: 'stageVerified',
  declined: 'stageDeclined',
} as const satisfies Record<Stage, string>

/** The stage of the work with an organization, in words. */
export function stageWord(words: Words<'engagement'>, stage: Stage): string {
  return words(keys[stage])
}
