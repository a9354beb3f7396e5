'use client'

import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/fields/select-field'
import { ProgressBar } from '@/components/ui/marks/progress-bar'
import { Notice } from '@/components/ui/notices/notice'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { DocumentMatchAnswer } from '@/lib/views/answers/document-match-answer'
import { FindOrganization } from './find-organization'
import { type Chosen, type GivenFile, isOpen, type SeveralReports } from './use-several-reports'

type RowProps = { given: GivenFile; reports: SeveralReports }

export function GivenFileRow({ given, reports }: RowProps) {
  const words = useMessages('documents')
  const { key, file, state, problem, chosen } = given
  return (
    <li className="grid gap-3 border-line border-t py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="wrap-anywhere font-strong">{file.name}</p>
        {state === 'waiting' || state === 'open' || problem !== null ? (
          <button type="button" className="link" onClick={() => reports.leaveOut(key)}>
            {words('severalLeaveOut', { name: file.name })}
          </button>
        ) : null}
      </div>
      {problem === null ? null : (
        <Notice tone="danger" title={problem.title} isAlert>
          {problem.detail}
        </Notice>
      )}
      <Progress given={given} isNotOffered={reports.isNotOffered} />
      {isOpen(given, reports.isNotOffered) ? <WhoseReport given={given} reports={reports} /> : null}
      {state === 'added' && problem === null && chosen !== null ? (
        <p role="status">
          <PageLink href={`${paths.organization(chosen.id)}?section=evidence#documents`} className="link">
            {words('severalAdded', { organization: chosen.name })}
          </PageLink>
        </p>
      ) : null}
    </li>
  )
}

function Progress({ given: { state, share, file }, isNotOffered }: { given: GivenFile; isNotOffered: boolean }) {
  const words = useMessages('documents')
  const { name } = file
  if (state === 'waiting' && !isNotOffered) return <p className="text-ink-soft">{words('severalWaiting', { name })}</p>
  if (state !== 'looking' && state !== 'adding') return null
  const label =
    share === null
      ? words('severalLooking', { name })
      : words('uploading', { name, share: String(Math.round(share * 100)) })
  return <ProgressBar share={share} label={label} />
}

/** What the text says about whose report it is, and the choice that is a person's. */
function WhoseReport({ given, reports }: RowProps) {
  const words = useMessages('documents')
  const { key, match, chosen, file } = given
  const found = match?.organizations ?? []
  const offered = found.map(({ organization_id: id, name }): Chosen => ({ id, name: name ?? String(id) }))
  const isOther = chosen !== null && !offered.some(({ id }) => id === chosen.id)
  const all = isOther ? [...offered, chosen] : offered
  return (
    <div className="grid gap-3">
      {match === null ? null : <Said match={match} chosenId={chosen?.id ?? null} />}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          label={words('severalWhose', { name: file.name })}
          value={chosen === null ? '' : String(chosen.id)}
          onValue={(value) => reports.choose(key, all.find(({ id }) => String(id) === value) ?? null)}
        >
          <option value="">{words('severalChoose')}</option>
          {all.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </SelectField>
        <FindOrganization onFound={(organization) => reports.choose(key, organization)} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {chosen === null ? null : (
          <Button look="plain" disabled={reports.isBusy} onClick={() => void reports.give([key])}>
            {words('severalAdd', { organization: chosen.name })}
          </Button>
        )}
        {chosen === null ? <RegisterLinks match={match} /> : null}
      </div>
    </div>
  )
}

function Said({ match, chosenId }: { match: DocumentMatchAnswer; chosenId: number | null }) {
  const words = useMessages('documents')
  const { organizations, companies, failure, failure_code: reason, failure_limit: limit } = match
  if (failure !== null || reason !== null) {
    const why = reason === null ? failure : words('failedBecause', { reason, limit: String(limit ?? '') })
    return (
      <p className="wrap-anywhere">
        <span className="font-strong text-danger">{words('failed')}</span>: {why}
      </p>
    )
  }
  const chosen = organizations.find(({ organization_id }) => organization_id === chosenId)
  const [company] = companies
  if (chosen !== undefined) {
    const { times, ...named } = chosen.because
    return (
      <p>
        {words('severalBecause', { count: times, words: named.words, page: String(named.page) })}{' '}
        {chosen.document_id === null ? null : <span className="font-strong">{words('severalHasIt')}</span>}
      </p>
    )
  }
  // A person who took the choice back knows what the text says.
  if (chosenId !== null || match.suggested_organization_id !== null) return null
  return (
    <p>
      {organizations.length === 0 ? words('severalNone') : words('severalUnsure', { count: organizations.length })}{' '}
      {company === undefined ? null : words('severalNames', { name: company.name })}
    </p>
  )
}

/** In a page of their own, because the files are chosen on this one. */
function RegisterLinks({ match }: { match: DocumentMatchAnswer | null }) {
  const words = useMessages('documents')
  const named = match?.companies.slice(0, 1) ?? []
  if (named.length === 0) {
    return (
      <PageLink href={paths.newOrganization} target="_blank" className="link">
        {words('severalRegisterOther')}
      </PageLink>
    )
  }
  return named.map(({ name }) => (
    <PageLink key={name} href={paths.newOrganizationNamed(name)} target="_blank" className="link">
      {words('severalRegister', { name })}
    </PageLink>
  ))
}
