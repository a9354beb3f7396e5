'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { decideMatch, type MatchDecision, matchQuestionQuery } from '@/lib/queries/organization/match-question'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { ratesInUrl } from '@/lib/views/address/rates-in-url'
import type { MatchQuestionView } from '@/lib/views/matching/match-question'
import { CandidateCard } from './candidate-card'
import { OtherCompany } from './other-company'
import { RelatedList } from './related-list'

/**
 * "Is it one of these?": for a person to decide what research cannot; if it is decided, only the way to another company. Hidden for
 * readers without permission, or if the service does not ask.
 */
export function MatchingPanel({ id }: { id: number }) {
  const words = useMessages('matching')
  const problemWords = useProblemWords()
  const queryClient = useQueryClient()
  const canEdit = useCanEdit()
  const [currency] = useCurrency()
  const [rates] = useUrlValue('rates', ratesInUrl)
  // From the cache of the page's own query: questions exist only after research has settled.
  const organization = useQuery(organizationQuery(id, currency, rates)).data
  const status = organization?.status
  const isSettled = status === 'synced' || status === 'errored'
  const { data: question, refetch } = useQuery(matchQuestionQuery(id, isSettled))
  const decision = useMutation({
    mutationFn: (chosen: MatchDecision) => decideMatch(question?.id ?? id, chosen),
    onSuccess: (_, done) => {
      const { title, undo } = afterwards(done, question?.id ?? id)
      toast({ title: words(title), ...(undo ? { undo: () => decision.mutate(undo) } : {}) })
    },
    onSettled: async () => {
      await refetch()
      // A merge moves notes, spend and reports too: all that the page shows of the organization is asked again.
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [what, of] }) => of === id && what !== 'match-question',
      })
      // If research has already settled again, it was never seen running, so it asks again.
      await refetch()
    },
  })

  // Research that ran meanwhile may have found other candidates, or none.
  useEffect(() => {
    if (isSettled) void refetch()
  }, [isSettled, refetch])

  if (!canEdit || !question) return null
  const isBusy = decision.isPending || !isSettled
  const { candidates, answer, duplicates, merged } = question
  const other = (
    <OtherCompany
      matched={candidates.length > 0 ? null : (organization?.matching_organization?.name ?? null)}
      isBusy={isBusy}
      onChoose={(companyId) => decision.mutate({ kind: 'choose', companyId })}
    />
  )
  if (!hasAnything(question) && decision.error === null) return other
  return (
    <Panel
      className="order-last basis-full"
      title={words(titleOf(question))}
      claim={candidates.length > 0 ? words('claim') : null}
    >
      <div className="grid gap-5">
        {decision.error ? (
          <Notice tone="danger" title={words('notSaved')} isAlert>
            {problemWords(decision.error, { title: words('notSaved'), detail: words('tryInAMoment') }).detail}
          </Notice>
        ) : null}
        {candidates.length > 0 ? (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {candidates.map((candidate) => (
                <CandidateCard
                  key={candidate.companyId}
                  candidate={candidate}
                  isBusy={isBusy}
                  onChoose={() => decision.mutate({ kind: 'choose', companyId: candidate.companyId })}
                />
              ))}
            </ul>
            <div>
              <Button
                look="plain"
                disabled={isBusy}
                onClick={() => decision.mutate({ kind: 'choose', companyId: 'none' })}
              >
                {words('noneOfThese')}
              </Button>
            </div>
          </>
        ) : null}
        {answer ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status">
              {answer.companyName === null
                ? words(answer.isOfShown ? 'saidNoneOfShown' : 'saidNone')
                : words('saidIs', { name: answer.companyName })}
            </p>
            <Button look="plain" disabled={isBusy} onClick={() => decision.mutate({ kind: 'forget' })}>
              {words('undo')}
            </Button>
          </div>
        ) : null}
        {other}
        <RelatedList
          title={words('registeredTwice')}
          related={duplicates}
          action={words('merge')}
          isBusy={isBusy}
          whyNot={({ isUndecided }) =>
            candidates.length > 0 ? words('decideThisFirst') : isUndecided ? words('decideOtherFirst') : null
          }
          onAction={(other) => decision.mutate({ kind: 'merge', id: other, into: question.id })}
        />
        <RelatedList
          title={words('merged')}
          detail={words('mergedDetail')}
          related={merged}
          action={words('undo')}
          isBusy={isBusy}
          onAction={(other) => decision.mutate({ kind: 'separate', id: other })}
        />
      </div>
    </Panel>
  )
}

function hasAnything({ candidates, answer, duplicates, merged }: MatchQuestionView): boolean {
  return candidates.length + duplicates.length + merged.length > 0 || answer !== null
}

function titleOf({ candidates }: MatchQuestionView): Key<'matching'> {
  return candidates.length > 0 ? 'isItOneOfThese' : 'whichCompany'
}

/** What was done in words, and its undo; no undo if the earlier answer was different. */
function afterwards(done: MatchDecision, id: number): { title: Key<'matching'>; undo: MatchDecision | null } {
  switch (done.kind) {
    case 'choose':
      return { title: 'answerSaved', undo: { kind: 'forget' } }
    case 'forget':
      return { title: 'answerForgotten', undo: null }
    case 'merge':
      return { title: 'mergeDone', undo: { kind: 'separate', id: done.id } }
    case 'separate':
      return { title: 'separateDone', undo: { kind: 'merge', id: done.id, into: id } }
  }
}
