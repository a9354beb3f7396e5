import { queryOptions } from '@tanstack/react-query'
import { liveSourcePaths } from '@/lib/api-paths'
import type { LiveAnswer } from '@/lib/views/answers/live-answer'
import { AnswerError, fetchAnswer } from './answer-error'
import { asJson } from './as-json'

const pollMs = 2_000

function isUnderWay(answer: LiveAnswer | 'not_offered' | undefined): boolean {
  if (answer === undefined || answer === 'not_offered') return false
  return answer.sources.some(({ state }) => state === 'waiting' || state === 'running')
}

/** The live sources, polled while one of them is being fetched; 'not_offered' if the service has none. */
export const liveQuery = queryOptions({
  queryKey: ['live-sources'],
  queryFn: async ({ signal }): Promise<LiveAnswer | 'not_offered'> => {
    try {
      const answer = await fetchAnswer(liveSourcePaths.liveSources, { signal })
      const { parseLive } = await import('@/lib/views/answers/live-answer')
      return parseLive(answer) ?? 'not_offered'
    } catch (error) {
      if (error instanceof AnswerError && error.status === 501) return 'not_offered'
      throw error
    }
  },
  retry: false,
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollMs : false),
})

export type LiveChange = { kind: 'fetch' | 'forget key'; source: string } | { kind: 'key'; source: string; key: string }

/** Makes an admin's change. Throws AnswerError with the dashboard's own words if it is refused. */
export async function changeLiveSource(change: LiveChange): Promise<void> {
  switch (change.kind) {
    case 'fetch':
      await fetchAnswer(liveSourcePaths.liveFetch(change.source), { method: 'POST' })
      return
    case 'key':
      await fetchAnswer(liveSourcePaths.liveKey(change.source), asJson('PUT', { key: change.key }))
      return
    case 'forget key':
      await fetchAnswer(liveSourcePaths.liveKey(change.source), { method: 'DELETE' })
  }
}
