import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ListQuestion } from '@/lib/views/address/list-in-url'
import type { SummaryAnswer } from '@/lib/views/answers/list-answer'
import { stageWords } from '@/lib/views/list/filter-chips'
import { Group, Select } from './filter-controls'

type EngagementFiltersProps = {
  engagement: NonNullable<SummaryAnswer['engagement']>
  question: ListQuestion
  format: Format
  onQuestion: (change: Partial<ListQuestion>) => void
}

const stages = ['not_contacted', 'asked', 'answered', 'verified', 'declined'] as const

/** Filters by the stage of the team's work with an organization, and by its owner. */
export function EngagementFilters({ engagement, question, format, onQuestion }: EngagementFiltersProps) {
  const words = useMessages('portfolio')
  const any = ['', words('any')] as const
  const withCount = (said: string, count: number | null) =>
    count === null ? said : `${said} (${format.number.whole(count)})`
  const owners = engagement.owners.map(({ owner, count }) => [owner, withCount(owner, count)] as const)
  // A chosen value stays listed even where no organization has it any more.
  const isMissing = question.owner !== '' && !engagement.owners.some(({ owner }) => owner === question.owner)
  return (
    <Group legend={words('workingTogether')}>
      <div className="flex flex-col gap-2">
        <Select
          label={words('stage')}
          value={question.stage}
          options={[
            any,
            ...stages.map((stage) => [stage, withCount(words(stageWords[stage]), engagement.stages[stage])] as const),
          ]}
          onChange={(stage) => onQuestion({ stage: stage as ListQuestion['stage'] })}
        />
        <Select
          label={words('owner')}
          value={question.owner}
          options={[any, ...(isMissing ? [[question.owner, question.owner] as const] : []), ...owners]}
          onChange={(owner) => onQuestion({ owner })}
        />
      </div>
    </Group>
  )
}
