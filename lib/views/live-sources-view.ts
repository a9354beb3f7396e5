import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { LiveSourceAnswer } from '@/lib/views/answers/live-answer'

export type LiveSourceView = {
  key: string
  title: string
  covers: string | null
  isForOwnUse: boolean
  /** Where the key comes from, in words; null if the publisher needs none. */
  keyState: string | null
  /** Whether a person may enter a key, and whether one was entered. */
  takesKey: boolean
  hasTypedKey: boolean
  cadence: string
  /** The progress of a fetch; null if none is running. */
  progress: { label: string; share: number | null } | null
  /** The outcome of the last fetch; null without one. */
  outcome: string | null
  /** Why the last fetch failed and what to do, the publisher's message, and how to fetch by hand. */
  failure: { words: string; reason: string | null; byHand: string | null } | null
  remarks: readonly string[]
}

const titles: Readonly<Record<string, { title: string; covers: Key<'data'> }>> = {
  nzdpu: { title: 'NZDPU', covers: 'liveNzdpu' },
  wikidata: { title: 'Wikidata', covers: 'liveWikidata' },
  twse: { title: 'TWSE', covers: 'liveTwse' },
  tpex: { title: 'TPEx', covers: 'liveTpex' },
  'ademe-beges': { title: 'ADEME Bilans GES', covers: 'liveAdeme' },
  'sec-companyfacts': { title: 'SEC EDGAR', covers: 'liveSec' },
  gleif: { title: 'GLEIF', covers: 'liveGleif' },
}

const steps: Readonly<Record<string, Key<'data'>>> = {
  companies: 'liveStepCompanies',
  importing: 'liveStepImporting',
}

const failures: Readonly<Record<string, Key<'data'>>> = {
  no_key: 'liveNoKey',
  key_unreadable: 'liveKeyUnreadable',
  no_contact: 'liveNoContact',
  key_refused: 'liveKeyRefused',
  refused: 'liveRefused',
  web_page: 'liveWebPage',
  busy: 'liveBusy',
  unreachable: 'liveUnreachable',
  not_found: 'liveNotFound',
  changed_shape: 'liveChangedShape',
  file_refused: 'liveFileRefused',
}

/** Publishers that refuse programs can still be fetched by a person. */
const byHandCodes: ReadonlySet<string> = new Set(['refused', 'web_page', 'not_found'])

const keyStates = { environment: 'liveKeyOfEnvironment', typed: 'liveKeyTyped', missing: 'liveKeyMissing' } as const

/** One publisher's interface in words. */
export function viewLiveSource(source: LiveSourceAnswer, format: Format): LiveSourceView {
  const words = format.words('data')
  const known = Object.hasOwn(titles, source.source) ? titles[source.source] : undefined
  const day = source.next_at === null ? null : format.day(source.next_at)
  return {
    key: source.source,
    title: known?.title ?? source.source,
    covers: known === undefined ? null : words(known.covers),
    isForOwnUse: source.is_for_own_use,
    keyState: source.key === null ? null : words(keyStates[source.key], { from: source.key_from ?? '' }),
    takesKey: source.key === 'missing' || source.key === 'typed',
    hasTypedKey: source.key === 'typed',
    cadence: day === null ? words('liveWhenAsked') : words('liveNext', { day }),
    progress: viewProgress(source, format),
    outcome: viewOutcome(source, format),
    failure: viewFailure(source, format),
    remarks: source.remarks,
  }
}

function viewProgress({ state, step, done, total }: LiveSourceAnswer, format: Format): LiveSourceView['progress'] {
  const words = format.words('data')
  if (state === 'waiting') return { label: words('liveWaiting'), share: null }
  if (state !== 'running') return null
  const stepKey = step !== null && Object.hasOwn(steps, step) ? steps[step] : undefined
  const what = words(stepKey ?? 'liveStepAnswers')
  if (done === null || done === 0) return { label: what, share: null }
  const soFar = format.number.whole(done)
  if (total === null || total === 0) return { label: words('liveSoFar', { what, done: soFar }), share: null }
  return { label: words('liveOfAll', { what, done: soFar, total: format.number.whole(total) }), share: done / total }
}

function viewOutcome({ state, outcome, ended_at }: LiveSourceAnswer, format: Format): string | null {
  if (ended_at === null) return null
  const words = format.words('data')
  const day = format.day(ended_at)
  if (state === 'failed') return words('liveFailedOn', { day })
  return words(outcome === 'imported' ? 'liveImported' : 'liveUnchanged', { day })
}

function viewFailure({ state, failure, by_hand }: LiveSourceAnswer, format: Format): LiveSourceView['failure'] {
  if (state !== 'failed' || failure === null) return null
  const { code, reason } = failure
  const key = code !== null && Object.hasOwn(failures, code) ? failures[code] : undefined
  return {
    words: format.words('data')(key ?? 'liveUnreachable'),
    reason,
    byHand: code !== null && byHandCodes.has(code) ? by_hand : null,
  }
}
