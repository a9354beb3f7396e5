import { queryOptions } from '@tanstack/react-query'
import { readRemembered } from '@/lib/browser-memory/browser-organizations'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { paths } from '@/lib/paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'

export type FoundOrganization = { id: number; name: string }

/** Searches organizations by name; for a service without a list, those remembered in this browser. */
async function search(words: string, signal: AbortSignal): Promise<FoundOrganization[]> {
  try {
    const [answer, { parseList }] = await Promise.all([
      fetchAnswer(`${paths.api.organizations}?${new URLSearchParams({ q: words, sort: 'name' })}`, { signal }),
      import('@/lib/views/answers/list-answer'),
    ])
    return (parseList(answer)?.organizations ?? []).map(({ id, name }) => ({ id, name: name ?? `Organization ${id}` }))
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error
    const wanted = words.toLowerCase()
    return readRemembered(browserStorage()).filter(({ name }) => name.toLowerCase().includes(wanted))
  }
}

export function organizationSearchQuery(words: string) {
  return queryOptions({
    queryKey: ['organization-search', words],
    queryFn: ({ signal }) => search(words, signal),
    enabled: words !== '',
    staleTime: 30_000,
    retry: false,
  })
}
