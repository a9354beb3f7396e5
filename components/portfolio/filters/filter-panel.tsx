'use client'

import { SideSheet } from '@/components/ui/side-sheet'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ListAnswered, ListQuestion, ListStatus } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { bandWords, confidenceChoices, countryWords, questions, recognitionWords } from '@/lib/views/list/filter-chips'
import { AttentionFields } from './attention-fields'
import { EngagementFilters } from './engagement-filters'
import { Checks, Group, type Option, Select } from './filter-controls'
import { OwnFilters } from './own-filters'

type FilterPanelProps = {
  /** Counts over the whole project; null while they are loading. */
  facets: SummaryAnswer | null
  question: ListQuestion
  format: Format
  onQuestion: (change: Partial<ListQuestion>) => void
  onClose: () => void
}

const bands = ['9', '8', '7', '6', '5', '4', '3', '2', '1', '0', 'unknown']

function countOf(counts: SummaryAnswer['countries'] | undefined, id: string): number | null {
  return counts ? (counts.find((entry) => (entry.id ?? 'unknown') === id)?.count ?? 0) : null
}

/** The last ten years, and the chosen year where it is another one. */
function yearsToChoose(chosen: string, { thisYear }: Format): [string, string][] {
  const years = Array.from({ length: 10 }, (_, place) => String(thisYear - 1 - place))
  const all = chosen === '' || years.includes(chosen) ? years : [chosen, ...years]
  return all.map((year) => [year, year])
}

/** Adds the chosen value to the options, so that it stays listed even where no organization has it any more. */
function withChosen(
  options: readonly Option[],
  chosen: readonly string[],
  wordsOf: (value: string) => string,
): Option[] {
  const missing = chosen.filter((value) => !options.some((option) => option.value === value))
  return [...missing.map((value) => ({ value, label: wordsOf(value), count: 0 })), ...options]
}

function DataFilters({ facets, question, format, onQuestion }: Omit<FilterPanelProps, 'onClose'>) {
  const words = useMessages('portfolio')
  const any = ['', words('any')] as const
  const withCount = (said: string, count: number | null) =>
    count === null ? said : `${said} (${format.number.whole(count)})`
  return (
    <Group legend={words('data')}>
      <div className="flex flex-col gap-2">
        <Select
          label={words('research')}
          value={question.status}
          options={[
            any,
            ['in_progress', words('inProgress')],
            ['synced', words('complete')],
            ['errored', words('failed')],
          ]}
          onChange={(status) => onQuestion({ status: status as ListStatus })}
        />
        <Select
          label={words('figuresInSources')}
          value={question.figures}
          options={[
            any,
            ['worldwide', words('figuresOptionWorldwide')],
            ['one_country', words('figuresOptionOneCountry')],
            ['none', words('figuresOptionNone')],
            ['not_recognised', words('figuresOptionNotIdentified')],
          ]}
          onChange={(answer) => onQuestion({ figures: answer as ListQuestion['figures'], has_emissions: '' })}
        />
        <Select
          label={words('figuresSince')}
          value={question.figures_since}
          options={[any, ...yearsToChoose(question.figures_since, format)]}
          onChange={(year) => onQuestion({ figures_since: year })}
        />
        <Select
          label={words('figuresUntil')}
          value={question.figures_until}
          options={[any, ...yearsToChoose(question.figures_until, format)]}
          onChange={(year) => onQuestion({ figures_until: year })}
        />
        <Select
          label={words('whichCompany')}
          value={question.recognition}
          options={[
            any,
            ...(['recognised', 'to_decide', 'not_found'] as const).map((answer): [string, string] => [
              answer,
              withCount(words(recognitionWords[answer]), facets?.recognition?.[answer] ?? null),
            ]),
          ]}
          onChange={(answer) => onQuestion({ recognition: answer as ListQuestion['recognition'], has_candidates: '' })}
        />
      </div>
    </Group>
  )
}

/** All filters, beside the list, with the number of organizations that each would leave. */
export function FilterPanel({ facets, question, format, onQuestion, onClose }: FilterPanelProps) {
  const words = useMessages('portfolio')
  const any = ['', words('any')] as const
  const yes = ['yes', words('yes')] as const
  const answers = [any, yes, ['no', words('no')], ['unknown', words('notKnown')]] as const
  const nameOf = (code: string) => countryWords(code, format)
  const countries = (facets?.countries ?? []).map(({ id, count }) => ({
    value: id ?? 'unknown',
    label: nameOf(id ?? 'unknown'),
    count,
  }))
  const industries = (facets?.industries ?? []).map(({ id, name, count }) => ({
    value: id ?? 'unknown',
    label: id === null ? words('industryUnknown') : name ? format.industryName(name) : id,
    count,
  }))
  const labels = (facets?.labels ?? []).map(({ label, count }) => ({ value: label, label, count }))
  const scores = bands.map((band) => ({
    value: band,
    label: bandWords(band, format),
    count:
      band === 'unknown' ? (facets?.without_score ?? null) : (facets?.score_distribution[Number(band)]?.count ?? null),
  }))
  const confidences = Object.entries(confidenceChoices).map(([value, level]) => ({
    value,
    label: words(level),
    count: countOf(facets?.confidences, value),
  }))
  const names = Object.keys(questions) as (keyof typeof questions)[]
  return (
    <SideSheet title={words('filters')} close={words('close')} isBeside onClose={onClose}>
      <div className="grid gap-6">
        <Checks
          legend={words('country')}
          options={withChosen(countries, question.country, nameOf)}
          chosen={question.country}
          format={format}
          onChosen={(country) => onQuestion({ country })}
        />
        <Checks
          legend={words('industry')}
          options={withChosen(industries, question.industry, (id) => `ISIC ${id}`)}
          chosen={question.industry}
          format={format}
          onChosen={(industry) => onQuestion({ industry })}
        />
        <Checks
          legend={words('score')}
          options={scores}
          chosen={question.score_band}
          format={format}
          onChosen={(band) => onQuestion({ score_band: band })}
        />
        <Checks
          legend={words('labels')}
          options={withChosen(labels, question.label, (label) => label)}
          chosen={question.label}
          format={format}
          onChosen={(label) => onQuestion({ label })}
        />
        <Checks
          legend={words('confidenceOfScore')}
          options={confidences}
          chosen={question.confidence}
          format={format}
          onChosen={(confidence) => onQuestion({ confidence })}
        />
        <Group legend={words('commitments')}>
          <div className="flex flex-col gap-2">
            <Select
              label={words('target')}
              value={question.sbti}
              options={[
                any,
                ['set', words('targetSet')],
                ['passed', words('targetPassed')],
                ['committed', words('targetCommitted')],
                ['removed', words('targetRemoved')],
                ['none', words('targetNone')],
                ['unknown', words('notKnown')],
              ]}
              onChange={(sbti) => onQuestion({ sbti: sbti as ListQuestion['sbti'] })}
            />
            {names.map((name) => (
              <Select
                key={name}
                label={words(questions[name])}
                value={question[name]}
                options={answers}
                onChange={(answer) => onQuestion({ [name]: answer as ListAnswered })}
              />
            ))}
          </div>
        </Group>
        {facets?.engagement ? (
          <EngagementFilters
            engagement={facets.engagement}
            question={question}
            format={format}
            onQuestion={onQuestion}
          />
        ) : null}
        {facets?.own_data ? <OwnFilters own={facets.own_data} question={question} onQuestion={onQuestion} /> : null}
        <DataFilters facets={facets} question={question} format={format} onQuestion={onQuestion} />
        <Group legend={words('needsAttention')}>
          <AttentionFields question={question} onQuestion={onQuestion} />
        </Group>
      </div>
    </SideSheet>
  )
}
