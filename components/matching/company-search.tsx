'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { companySearchQuery, isEnough } from '@/lib/queries/organization/company-search'
import { CandidateCard } from './candidate-card'

const pauseMs = 200

type CompanySearchProps = {
  isBusy: boolean
  onChoose: (companyId: number) => void
  /** Whether the field takes the focus when it appears, because a key opened it. */
  hasFocus?: boolean
}

/** Finds any known company by name, ticker, identifier or website, for a person to choose. */
export function CompanySearch({ isBusy, onChoose, hasFocus = false }: CompanySearchProps) {
  const words = useMessages('matching')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  const [typed, setTyped] = useState('')
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error, isFetching } = useQuery(companySearchQuery(settled))
  const found = isEnough(settled) && error === null ? data : undefined
  return (
    <div className="grid gap-4">
      <div className="max-w-xl">
        <label htmlFor={id} className="font-strong">
          {words('searchCompanies')}
        </label>
        <p id={`${id}-hint`} className="text-ink-soft">
          {words('searchCompaniesHint')}
        </p>
        <input
          id={id}
          ref={input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          className="control mt-1.5"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className="text-ink-soft">
        {saidOf()}
      </p>
      {found && found.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {found.map((company) => (
            <CandidateCard
              key={company.companyId}
              candidate={company}
              isBusy={isBusy}
              onChoose={() => onChoose(company.companyId)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )

  function saidOf(): string {
    if (!isEnough(settled)) return ''
    if (error instanceof AnswerError && error.status === 501) return words('noCompanySearch')
    if (error !== null) return words('searchFailed')
    if (found === undefined || (isFetching && found.length === 0)) return words('searching')
    return words('companiesFound', { count: found.length })
  }
}
