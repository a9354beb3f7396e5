import type { Words } from '@/lib/messages/words'
import type { Gap } from './find-gaps'

type Letter = {
  team: string
  /** Null if its name is unknown. */
  organization: string | null
  year: number
  /** Null if they could not be looked up: the letter then asks for all figures and does not say what we lack. */
  gaps: readonly Gap[] | null
  link: string
  expiresOn: string | null
}

const lacks = {
  scope1: 'lacksScope1',
  scope2Location: 'lacksScope2Location',
  scope2Market: 'lacksScope2Market',
  scope3: 'lacksScope3',
  report: 'lacksReport',
  target: 'lacksTarget',
} as const satisfies Record<Gap, string>

/**
 * The letter that asks an organization for its figures, in the language of `words`. It names what we do not have, and never says that the
 * organization has none.
 */
export function writeLetter(words: Words<'letter'>, letter: Letter): { subject: string; text: string } {
  const { team, organization, year, gaps, link, expiresOn } = letter
  const of = { team, year: String(year) }
  const lacking = (gaps ?? []).map((gap) => `– ${words(lacks[gap])}`)
  const paragraphs = [
    organization === null ? words('greeting') : words('greetingTo', { organization }),
    words('why', of),
    lacking.length === 0 ? words('askAll', of) : `${words('weLack', of)}\n${lacking.join('\n')}`,
    ...(lacking.length === 0 ? [] : [words('weMayHaveMissed')]),
    words('askAllocated', of),
    `${expiresOn === null ? words('link') : words('linkUntil', { day: expiresOn })}\n${link}`,
    words('whatHappens', of),
    `${words('regards')}\n${team}`,
  ]
  return { subject: words('subject', of), text: paragraphs.join('\n\n') }
}
