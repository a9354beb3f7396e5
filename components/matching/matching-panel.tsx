'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useQueryState } from 'nuqs'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/panel'
import { AnswerError } from '@/lib/queries/answer-error'
import { decideMatch, type MatchDecision, matchQuestionQuery } from '@/lib/queries/match-question'
import { organizationQuery } from '@/lib/queries/organization-query'
import { currencyInUrl } from '@/lib/views/currency-in-url'
import type { MatchQuestionView } from '@/lib/views/match-question'
import { CandidateCard } from './candidate-card'
import { RelatedList } from './related-list'

/**
 * "Is it one of these?": what a person can tell and research cannot. Not there while nothing is to be decided, for who may
 * not decide, or where the service does not ask.
 */
export function MatchingPanel({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const canEdit = useCanEdit()
  const [currency] = useQueryState('currency', currencyInUrl)
  // The page's own query, from its cache: only a settled research has a question.
  const status = useQuery(organizationQuery(id, currency)).data?.status
  const isSettled = status === 'synced' || status === 'errored'
  const { data: question, refetch } = useQuery(matchQuestionQuery(id, isSettled))
  const decision = useMutation({
    mutationFn: (chosen: MatchDecision) => decideMatch(question?.id ?? id, chosen),
    onSettled: async () => {
      await refetch()
      await queryClient.invalidateQueries({ queryKey: ['organization', id] })
    },
  })

  // Research that ran meanwhile may have found other candidates, or none.
  useEffect(() => {
    if (isSettled) void refetch()
  }, [isSettled, refetch])

  if (!canEdit || !question || !hasAnything(question)) return null
  const isBusy = decision.isPending || !isSettled
  const { candidates, answer, duplicates, merged } = question
  return (
    <Panel title={titleOf(question)} claim={claimOf(question)}>
      <div className="grid gap-5">
        {decision.error ? (
          <Notice tone="danger" title="This was not saved" isAlert>
            {decision.error instanceof AnswerError ? decision.error.detail : 'Try again in a moment.'}
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
                None of these
              </Button>
            </div>
          </>
        ) : null}
        {answer ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status">
              {answer.companyName === null
                ? 'You said that it is none of the companies known.'
                : `You said that it is ${answer.companyName}.`}
            </p>
            <Button look="plain" disabled={isBusy} onClick={() => decision.mutate({ kind: 'forget' })}>
              Undo
            </Button>
          </div>
        ) : null}
        <RelatedList
          title="Registered twice?"
          related={duplicates}
          action="Merge into this one"
          isBusy={isBusy}
          onAction={(other) => decision.mutate({ kind: 'merge', id: other, into: question.id })}
        />
        <RelatedList
          title="Merged into this one"
          related={merged}
          action="Undo"
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

function titleOf({ candidates }: MatchQuestionView): string {
  return candidates.length > 0 ? 'Is it one of these?' : 'Which company it is'
}

function claimOf({ candidates }: MatchQuestionView): string | null {
  if (candidates.length === 0) return null
  return 'These known companies come near, and nothing given tells which it is. Your answer is remembered for this spelling.'
}
