'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { chooseSearch, searchChoiceQuery } from '@/lib/queries/search-choice-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { SearchChoiceAnswer } from '@/lib/views/answers/search-choice-answer'

function sayState({ is_on, decided_by, decided_at }: SearchChoiceAnswer, format: Format): string {
  const words = format.words('data')
  if (decided_by === null) return words('searchUndecided')
  const state = words(is_on ? 'searchOn' : 'searchOff')
  if (decided_by === 'environment') return `${state} ${words('searchOfEnvironment')}`
  return decided_at === null ? state : `${state} ${words('searchOfAdmin', { day: format.day(decided_at) })}`
}

/** Whether the service looks for reports on the organizations' websites, which an admin decides; nothing if it never does. */
export function SearchChoice({ locale, isAdmin }: { locale: string; isAdmin: boolean }) {
  const words = useMessages('data')
  const problemWords = useProblemWords()
  const format = useFormat(locale)
  const client = useQueryClient()
  const { data } = useQuery(searchChoiceQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: chooseSearch,
    onError: (error) =>
      toast({
        ...problemWords(error, { title: words('liveNotChanged'), detail: words('tryInAMoment') }),
        tone: 'danger',
      }),
    onSettled: () => client.invalidateQueries(searchChoiceQuery),
  })
  if (data === undefined || data === null) return null
  const mayDecide = isAdmin && data.may_decide && data.decided_by !== 'environment'
  const isOpen = data.decided_by === null
  return (
    <Panel title={words('searchTitle')} claim={words('searchClaim')}>
      <p className={isOpen ? 'font-strong' : ''}>{sayState(data, format)}</p>
      {isAdmin && !data.may_decide && data.decided_by !== 'environment' ? (
        <p className="mt-2 text-ink-soft">{words('searchNoTeamKey')}</p>
      ) : null}
      {mayDecide ? (
        <div className="mt-3 flex flex-wrap gap-3 print:hidden">
          {isOpen || !data.is_on ? (
            <Button look="plain" disabled={isPending} onClick={() => mutate(true)}>
              {words('searchYes')}
            </Button>
          ) : null}
          {isOpen || data.is_on ? (
            <Button look="plain" disabled={isPending} onClick={() => mutate(false)}>
              {words(isOpen ? 'searchNo' : 'searchStop')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Panel>
  )
}
