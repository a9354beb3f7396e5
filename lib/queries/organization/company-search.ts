import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import type { CandidateView } from '@/lib/views/matching/match-question'

const letter = /[\p{L}\p{N}]/gu
const shortScript = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u

/** Whether a text is long enough to search: three letters, or two of a script whose words are short. */
export function isEnough(typed: string): boolean {
  return (typed.match(letter) ?? []).length >= (shortScript.test(typed) ? 2 : 3)
}

/** Known companies by part of a name, a ticker, an identifier or a website; best first. */
export function companySearchQuery(typed: string) {
  return queryOptions({
    queryKey: ['company-search', typed],
    queryFn: async ({ signal }): Promise<CandidateView[]> => {
      const [answer, { viewCompanies }] = await Promise.all([
        fetchAnswer(`${paths.api.companies}?${new URLSearchParams({ q: typed })}`, { signal }),
        import('@/lib/views/matching/match-question'),
      ])
      const companies = viewCompanies(answer)
      if (companies === null) throw unexpectedAnswer('The service answered with something other than companies.')
      return companies
    },
    enabled: isEnough(typed),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  })
}
