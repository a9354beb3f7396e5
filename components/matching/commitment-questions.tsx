'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { Flag } from '@/components/ui/marks/flag'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import { describeCountry } from '@/lib/format/country'
import { countryNames } from '@/lib/format/country-names'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { commitmentQuestionsQuery, decideRow, type RowDecision } from '@/lib/queries/organization/commitment-questions'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { ratesInUrl } from '@/lib/views/address/rates-in-url'
import type { CommitmentListId, CommitmentQuestionView, RowView } from '@/lib/views/matching/commitment-questions'

const listNames: Readonly<Record<CommitmentListId, string>> = {
  sbti: 'Science Based Targets',
  'race-to-zero': 'UN Race to Zero',
  'climate-pledge': 'The Climate Pledge',
  'net-zero-tracker': 'Net Zero Tracker',
}

const identifierLabels: Readonly<Record<string, string>> = { lei: 'LEI', isin: 'ISIN' }

/**
 * Rows of lists with names similar to the organization's company, and the choice which of them is its own. Hidden if no row is similar or
 * the service does not ask; readers without permission only see the rows.
 */
export function CommitmentQuestions({ id }: { id: number }) {
  const words = useMessages('matching')
  const problemWords = useProblemWords()
  const queryClient = useQueryClient()
  const [currency] = useCurrency()
  const [rates] = useUrlValue('rates', ratesInUrl)
  // From the cache of the page's own query: questions exist only after research has settled.
  const status = useQuery(organizationQuery(id, currency, rates)).data?.status
  const isSettled = status === 'synced' || status === 'errored'
  const { data: questions = [], refetch } = useQuery(commitmentQuestionsQuery(id, isSettled))
  const decision = useMutation({
    mutationFn: (chosen: RowDecision) => decideRow(id, chosen),
    onSuccess: (_, { list, companyId }) =>
      toast({
        title: words(companyId === null ? 'answerForgotten' : 'answerSaved'),
        ...(companyId === null ? {} : { undo: () => decision.mutate({ list, companyId: null }) }),
      }),
    onSettled: async () => {
      await refetch()
      await queryClient.invalidateQueries({ queryKey: ['organization', id] })
    },
  })

  // Research that ran meanwhile may have matched another company.
  useEffect(() => {
    if (isSettled) void refetch()
  }, [isSettled, refetch])

  if (questions.length === 0) return null
  return (
    <div className="mt-5 grid gap-5">
      {decision.error ? (
        <Notice tone="danger" title={words('notSaved')} isAlert>
          {problemWords(decision.error, { title: words('notSaved'), detail: words('tryInAMoment') }).detail}
        </Notice>
      ) : null}
      {questions.map((question) => (
        <Question
          key={question.list}
          question={question}
          isBusy={decision.isPending || !isSettled}
          onDecide={(companyId) => decision.mutate({ list: question.list, companyId })}
        />
      ))}
    </div>
  )
}

type QuestionProps = {
  question: CommitmentQuestionView
  isBusy: boolean
  onDecide: (companyId: number | 'none' | null) => void
}

function Question({ question: { list, state, rows }, isBusy, onDecide }: QuestionProps) {
  const words = useMessages('matching')
  const canEdit = useCanEdit()
  const name = listNames[list]
  const chosen = rows.filter(({ isSame }) => isSame)
  if (state !== 'open') {
    const said = chosen[0] ? words('rowIs', { list: name, name: chosen[0].name }) : words('rowIsNone', { list: name })
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
        <p role="status">{said}</p>
        {canEdit ? (
          <Button look="plain" disabled={isBusy} onClick={() => onDecide(null)}>
            {words('undo')}
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <section className="border-line border-t pt-3" aria-label={words('notFoundUnderName', { list: name })}>
      <h3 className="font-strong">{words('notFoundUnderName', { list: name })}</h3>
      <p className="mt-1 text-ink-soft text-xs">{words('rowsComeNear')}</p>
      <ul className="mt-3 grid gap-2">
        {rows.map((row) => (
          <Row key={row.companyId} row={row}>
            {canEdit ? (
              <Button
                look="plain"
                disabled={isBusy}
                aria-label={words('actionOn', { action: words('itIsThisRow'), name: row.name })}
                onClick={() => onDecide(row.companyId)}
              >
                {words('itIsThisRow')}
              </Button>
            ) : null}
          </Row>
        ))}
      </ul>
      {canEdit ? (
        <div className="mt-3">
          <Button
            look="plain"
            disabled={isBusy}
            aria-label={words('actionOn', { action: words('noneOfThese'), name })}
            onClick={() => onDecide('none')}
          >
            {words('noneOfThese')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Row({ row: { name, country, identifiers }, children }: { row: RowView; children: React.ReactNode }) {
  const format = useFormat()
  const flag = country === null ? null : describeCountry(country, countryNames)
  const numbers = identifiers.map(({ kind, value }) => `${identifierLabels[kind] ?? kind} ${value}`)
  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <ProperName>{name}</ProperName>
        <p className="wrap-anywhere text-ink-faint text-xs">
          {flag ? (
            <>
              <Flag code={flag.code} flag={flag.flag} />
              {format.country(flag.code).name}
            </>
          ) : null}
          {flag && numbers.length > 0 ? ' · ' : null}
          {numbers.join(' · ')}
        </p>
      </div>
      {children}
    </li>
  )
}
