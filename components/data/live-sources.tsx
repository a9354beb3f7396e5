'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { dataQuery } from '@/lib/queries/data-query'
import { changeLiveSource, liveQuery } from '@/lib/queries/live-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { viewLiveSource } from '@/lib/views/live-sources-view'
import { LiveSourceEntry } from './live-source-entry'

/** Publishers with an interface that the service fetches; nothing if the service has none. An admin can start a fetch. */
export function LiveSources({ locale, isAdmin }: { locale: string; isAdmin: boolean }) {
  const words = useMessages('data')
  const problemWords = useProblemWords()
  const format = useFormat(locale)
  const client = useQueryClient()
  const { data } = useQuery(liveQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: changeLiveSource,
    onError: (error) =>
      toast({
        ...problemWords(error, { title: words('liveNotChanged'), detail: words('tryInAMoment') }),
        tone: 'danger',
      }),
    onSettled: async () => {
      await client.invalidateQueries(liveQuery)
      await client.invalidateQueries(dataQuery)
    },
  })
  if (data === undefined || data === 'not_offered' || data.sources.length === 0) return null
  const mayFetch = isAdmin && data.may_fetch
  return (
    <Panel title={words('liveTitle')} claim={words('liveClaim')}>
      {isAdmin && !data.may_fetch ? <p className="mb-4 text-ink-soft">{words('liveNoTeamKey')}</p> : null}
      <ul>
        {data.sources.map((source) => (
          <LiveSourceEntry
            key={source.source}
            source={viewLiveSource(source, format)}
            isBusy={isPending}
            onChange={mayFetch ? (change) => mutate(change) : null}
          />
        ))}
      </ul>
    </Panel>
  )
}
