import { changeGroupNames } from '@/lib/views/changes/change-groups'
import { type UrlValues, urlValue, urlWord } from './url-value'

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}

/** The state of the page of changes in its address. `since`: a day, or "visit" for the last visit of this browser. */
export const changesInUrl = {
  since: urlValue<string>({ parse: (text) => (text === 'visit' || isDay(text) ? text : null), fallback: '' }),
  by: urlWord(['happened', 'noted']),
  show: urlWord(['all', ...changeGroupNames]),
  organization: urlValue<string>({ parse: (text) => (/^[1-9]\d{0,14}$/.test(text) ? text : null), fallback: '' }),
}

export type ChangesQuestion = UrlValues<typeof changesInUrl>
