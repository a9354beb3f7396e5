'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Flag } from '@/components/ui/marks/flag'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { Undecided } from '@/lib/queries/organization/decide-queue'
import { decideMatch, matchQuestionQuery } from '@/lib/queries/organization/match-question'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { CandidateCard } from './candidate-card'
import { CompanySearch } from './company-search'
import { DecideKeyLine } from './decide-key-line'
import { useDecideKeys } from './use-decide-keys'

const mostKeys = 5

type DecideOneProps = { one: Undecided; position: string; onNext: () => void }

/** One organization of the queue: its candidates, none of them, any other company, or the next. */
export function DecideOne({ one, position, onNext }: DecideOneProps) {
  const words = useMessages('matching')
  const problemWords = useProblemWords()
  const format = useFormat()
  const queryClient = useQueryClient()
  const [isSearching, setSearching] = useState(false)
  const { data: question, error: unread } = useQuery(matchQuestionQuery(one.id, true))
  const tellOthers = () => queryClient.invalidateQueries({ queryKey: ['organizations'] })
  const undo = useMutation({
    mutationFn: () => decideMatch(one.id, { kind: 'forget' }),
    onSuccess: () => toast({ title: words('answerForgotten') }),
    onError: () => toast({ title: words('notSaved'), tone: 'danger' }),
    onSettled: tellOthers,
  })
  const decision = useMutation({
    mutationFn: (companyId: number | 'none') => decideMatch(one.id, { kind: 'choose', companyId }),
    onSuccess: () => {
      toast({ title: words('answerSaved'), detail: one.name, undo: () => undo.mutate() })
      onNext()
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['match-question', one.id] })
      await tellOthers()
    },
  })
  const candidates = question?.candidates ?? []
  const isBusy = decision.isPending
  useDecideKeys({
    choose: (place) => {
      const chosen = candidates[place - 1]
      if (chosen && !isBusy) decision.mutate(chosen.companyId)
    },
    none: () => {
      if (candidates.length > 0 && !isBusy) decision.mutate('none')
    },
    search: () => setSearching(true),
    next: onNext,
  })
  const country = one.country === null || !/^[A-Z]{2}$/.test(one.country) ? null : format.country(one.country)
  return (
    <section aria-label={one.name} className="flex flex-col gap-4">
      <p role="status" className="text-ink-faint">
        {position}
      </p>
      <h2 className="font-strong text-lg">
        <PageLink href={paths.organization(one.id)} className="link">
          <ProperName>{one.name}</ProperName>
        </PageLink>
        <span className="ml-3 font-normal text-base text-ink-soft">
          {country === null ? (
            (one.country ?? words('countryNotKnown'))
          ) : (
            <>
              <Flag code={country.code} flag={country.flag} />
              {country.name}
            </>
          )}
        </span>
      </h2>
      <DecideKeyLine />
      {decision.error || unread ? (
        <Notice tone="danger" title={words('notSaved')} isAlert>
          {problemWords(decision.error ?? unread, { title: '', detail: words('tryInAMoment') }).detail}
        </Notice>
      ) : null}
      {question === undefined && unread === null ? <div className="skeleton h-72" /> : null}
      {question && candidates.length === 0 ? <p className="text-ink-soft">{words('decidedMeanwhile')}</p> : null}
      <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {candidates.map((candidate, at) => (
          <CandidateCard
            key={candidate.companyId}
            candidate={candidate}
            shortcut={at < mostKeys ? String(at + 1) : null}
            isBusy={isBusy}
            onChoose={() => decision.mutate(candidate.companyId)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {candidates.length > 0 ? (
          <Button look="plain" disabled={isBusy} onClick={() => decision.mutate('none')}>
            {words('noneOfThese')}
          </Button>
        ) : null}
        <Button look="plain" aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          {words('otherCompany')}
        </Button>
        <Button look="plain" onClick={onNext}>
          {words('nextOne')}
        </Button>
      </div>
      {isSearching ? (
        <CompanySearch isBusy={isBusy} hasFocus onChoose={(companyId) => decision.mutate(companyId)} />
      ) : null}
    </section>
  )
}
