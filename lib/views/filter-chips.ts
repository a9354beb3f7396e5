import { describeCountry } from '@/lib/format/country'
import type { Format } from '@/lib/format/create-format'
import type { SummaryAnswer } from './list-answer'
import { hasThresholds, type ListFilters, type ListQuestion } from './list-in-url'

/** A filter in words, and the question without it. */
export type FilterChip = { key: string; words: string; without: Partial<ListQuestion> }

const statusWords = { in_progress: 'Research in progress', synced: 'Research complete', errored: 'Research failed' }
const answerWords = { yes: 'yes', no: 'no', unknown: 'not known' }
export const questions = {
  science_based_target: 'Science-based target',
  net_zero: 'Net-zero target',
  race_to_zero: 'Race to Zero',
  climate_pledge: 'Climate Pledge',
} as const
export const confidenceWords: Record<string, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  unknown: 'Not known',
}

export function bandWords(band: string): string {
  return band === 'unknown' ? 'No score' : `${Number(band) * 10} to ${Number(band) * 10 + 10}`
}

export function countryWords(code: string): string {
  return code === 'unknown' ? 'Country not known' : describeCountry(code).name
}

function industryWords(id: string, facets: SummaryAnswer | null): string {
  if (id === 'unknown') return 'Industry not known'
  return facets?.industries.find((industry) => industry.id === id)?.name ?? `ISIC ${id}`
}

type Lists = 'country' | 'industry' | 'score_band' | 'confidence' | 'label'

/** Every filter that is on, in the order of the panel. */
export function viewChips(question: ListFilters, facets: SummaryAnswer | null, format: Format): FilterChip[] {
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
      : [{ key: 'status', words: statusWords[question.status], without: { status: '' as const } }]),
    ...of('country', countryWords),
    ...of('industry', (id) => industryWords(id, facets)),
    ...of('score_band', (band) => (band === 'unknown' ? 'No score' : `Score ${bandWords(band)}`)),
    ...of('confidence', (level) => `Confidence: ${(confidenceWords[level] ?? level).toLowerCase()}`),
    ...of('label', (label) => `Label: ${label}`),
    ...names.flatMap((name): FilterChip[] => {
      const answer = question[name]
      if (answer === '') return []
      return [{ key: name, words: `${questions[name]}: ${answerWords[answer]}`, without: { [name]: '' } }]
    }),
    ...(question.has_emissions === ''
      ? []
      : [
          {
            key: 'has_emissions',
            words: question.has_emissions === 'yes' ? 'Discloses emissions' : 'No emissions known',
            without: { has_emissions: '' as const },
          },
        ]),
    ...(question.has_candidates === ''
      ? []
      : [
          {
            key: 'has_candidates',
            words: 'Waits for an answer: which company',
            without: { has_candidates: '' as const },
          },
        ]),
    ...(question.attention && hasThresholds(question)
      ? [
          {
            key: 'attention',
            words: `Needs attention: score below ${format.number.whole(question.below)} and more than ${format.number.whole(question.above)} t CO₂e`,
            without: { attention: false },
          },
        ]
      : []),
  ]
}
