import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import { hasThresholds, type ListFilters, type ListQuestion } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'

/** A filter in words, and the query without it. */
export type FilterChip = { key: string; words: string; without: Partial<ListQuestion> }

type Keys = Readonly<Record<string, Key<'portfolio'>>>

const statusWords = {
  in_progress: 'researchInProgress',
  synced: 'researchComplete',
  errored: 'researchFailed',
} as const
const answerWords = { yes: 'yes', no: 'no', unknown: 'notKnown' } as const
export const questions = {
  science_based_target: 'scienceBasedTarget',
  net_zero: 'netZeroTarget',
  race_to_zero: 'raceToZero',
  global_compact: 'globalCompact',
  climate_pledge: 'climatePledge',
} as const
const figuresWords = {
  worldwide: 'figuresWorldwide',
  one_country: 'figuresOneCountry',
  none: 'figuresNone',
  not_recognised: 'figuresNotIdentified',
} as const
export const stageWords = {
  not_contacted: 'stageNotContactedChip',
  asked: 'stageAskedChip',
  answered: 'stageAnsweredChip',
  verified: 'stageVerifiedChip',
  declined: 'stageDeclinedChip',
} as const
const sbtiWords = {
  set: 'targetSet',
  passed: 'targetPassed',
  committed: 'targetCommitted',
  removed: 'targetRemoved',
  none: 'targetNone',
  unknown: 'notKnown',
} as const
export const recognitionWords = {
  recognised: 'recognised',
  to_decide: 'toDecide',
  not_found: 'notFound',
} as const
const ownWords = { category: 'categoryChip', buyer: 'buyerChip', own_text: 'ownTextChip' } as const
export const confidenceChoices: Keys = { high: 'high', medium: 'medium', low: 'low', unknown: 'notKnown' }

export function bandWords(band: string, format: Format): string {
  const words = format.words('portfolio')
  const from = Number(band) * 10
  return band === 'unknown' ? words('noScore') : words('band', { from, to: from + 10 })
}

export function countryWords(code: string, format: Format): string {
  return code === 'unknown' ? format.words('portfolio')('countryUnknown') : format.country(code).name
}

function industryWords(id: string, facets: SummaryAnswer | null, format: Format): string {
  if (id === 'unknown') return format.words('portfolio')('industryUnknown')
  const name = facets?.industries.find((industry) => industry.id === id)?.name
  return name ? format.industryName(name) : `ISIC ${id}`
}

type Lists = 'country' | 'industry' | 'score_band' | 'confidence' | 'label'

/** Every active filter, in the order of the panel. */
export function viewChips(question: ListFilters, facets: SummaryAnswer | null, format: Format): FilterChip[] {
  const say = format.words('portfolio')
  // Lower case inside a line, like the answers of a question.
  const low = (word: string) => word.toLocaleLowerCase(format.locale)
  const of = (name: Lists, words: (value: string) => string): FilterChip[] =>
    question[name].map((value) => ({
      key: `${name} ${value}`,
      words: words(value),
      without: { [name]: question[name].filter((other) => other !== value) },
    }))
  const names = Object.keys(questions) as (keyof typeof questions)[]
  return [
    ...(question.status === ''
      ? []
      : [{ key: 'status', words: say(statusWords[question.status]), without: { status: '' as const } }]),
    ...of('country', (code) => countryWords(code, format)),
    ...of('industry', (id) => industryWords(id, facets, format)),
    ...of('score_band', (band) =>
      band === 'unknown' ? say('noScore') : say('bandChip', { band: bandWords(band, format) }),
    ),
    ...of('confidence', (level) => say('confidenceChip', { level: low(say(confidenceChoices[level] ?? 'notKnown')) })),
    ...of('label', (label) => say('labelChip', { label })),
    ...names.flatMap((name): FilterChip[] => {
      const answer = question[name]
      if (answer === '') return []
      return [
        {
          key: name,
          words: say('questionChip', { question: say(questions[name]), answer: low(say(answerWords[answer])) }),
          without: { [name]: '' },
        },
      ]
    }),
    ...(question.has_emissions === ''
      ? []
      : [
          {
            key: 'has_emissions',
            words: say(question.has_emissions === 'yes' ? 'figuresAny' : 'figuresNone'),
            without: { has_emissions: '' as const },
          },
        ]),
    ...(question.figures === ''
      ? []
      : [{ key: 'figures', words: say(figuresWords[question.figures]), without: { figures: '' as const } }]),
    ...(question.recognition === ''
      ? []
      : [
          {
            key: 'recognition',
            words: say('questionChip', {
              question: say('whichCompany'),
              answer: low(say(recognitionWords[question.recognition])),
            }),
            without: { recognition: '' as const },
          },
        ]),
    ...(question.figures_since === ''
      ? []
      : [
          {
            key: 'figures_since',
            words: say('figuresSinceChip', { year: question.figures_since }),
            without: { figures_since: '' },
          },
        ]),
    ...(question.figures_until === ''
      ? []
      : [
          {
            key: 'figures_until',
            words: say('figuresUntilChip', { year: question.figures_until }),
            without: { figures_until: '' },
          },
        ]),
    ...(question.sbti === ''
      ? []
      : [
          {
            key: 'sbti',
            words: say('questionChip', { question: say('target'), answer: low(say(sbtiWords[question.sbti])) }),
            without: { sbti: '' as const },
          },
        ]),
    ...(question.has_candidates === ''
      ? []
      : [
          {
            key: 'has_candidates',
            words: say('candidatesChip'),
            without: { has_candidates: '' as const },
          },
        ]),
    ...(['category', 'buyer', 'own_text'] as const).flatMap((name): FilterChip[] =>
      question[name] === ''
        ? []
        : [{ key: name, words: say(ownWords[name], { text: question[name] }), without: { [name]: '' } }],
    ),
    ...(question.has_spend === ''
      ? []
      : [
          {
            key: 'has_spend',
            words: say(question.has_spend === 'yes' ? 'withSpend' : 'withoutSpend'),
            without: { has_spend: '' as const },
          },
        ]),
    ...(question.spend_at_least === ''
      ? []
      : [
          {
            key: 'spend_at_least',
            words: say(question.spend_year === '' ? 'spendAtLeastChip' : 'spendAtLeastChipIn', {
              amount: format.number.whole(Number(question.spend_at_least)),
              year: question.spend_year,
            }),
            without: { spend_at_least: '' },
          },
        ]),
    ...(question.stage === ''
      ? []
      : [{ key: 'stage', words: say(stageWords[question.stage]), without: { stage: '' as const } }]),
    ...(question.owner === ''
      ? []
      : [{ key: 'owner', words: say('ownerChip', { text: question.owner }), without: { owner: '' } }]),
    ...(question.attention && hasThresholds(question)
      ? [
          {
            key: 'attention',
            words: say('attentionChip', {
              below: format.number.whole(question.below),
              above: format.number.whole(question.above),
            }),
            without: { attention: false },
          },
        ]
      : []),
  ]
}
