import type { Words } from '@/lib/messages/words'
import type { Stage } from '@/lib/views/answers/engagement-answer'

const keys = {
  not_contacted: 'stageNotContacted',
  asked: 'stageAsked',
  answered: 'stageAnswered',
  verified: 'stageVerified',
  declined: 'stageDeclined',
} as const satisfies Record<Stage, string>

/** How far it is with an organization. */
export function stageWord(words: Words<'engagement'>, stage: Stage): string {
  return words(keys[stage])
}
