'use client'

import { useEffect, useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { NativeSelect } from '@/components/ui/native-select'
import type { ListSort, ListStatus } from '@/lib/views/list-in-url'

export type Question = { q: string; status: ListStatus; sort: ListSort }

type ListControlsProps = { question: Question; onQuestion: (change: Partial<Question>) => void }

const typingPauseMs = 250

const sortWords: Record<ListSort, string> = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-score': 'Score, best first',
  score: 'Score, worst first',
  '-emissions': 'Emissions, largest first',
  emissions: 'Emissions, smallest first',
  '-created': 'Newest first',
  created: 'Oldest first',
}

const statuses = [
  { value: '', label: 'All' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'synced', label: 'Complete' },
  { value: 'errored', label: 'Failed' },
] as const

function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by itself (back button, cleared filter): follow it.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === known) return
    const timer = setTimeout(() => {
      setKnown(typed)
      onSearch(typed)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, known, onSearch])
  return (
    <label className="min-w-0 flex-1 basis-64">
      <span className="sr-only">Search organizations</span>
      <input
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="Search by name"
        className="control max-w-md"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
    </label>
  )
}

/** Search, filter and order of the list. */
export function ListControls({ question, onQuestion }: ListControlsProps) {
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <SearchBox value={question.q} onSearch={(q) => onQuestion({ q })} />
      <Choice
        legend="Status"
        options={statuses}
        value={question.status}
        onChange={(status) => onQuestion({ status: statuses.find(({ value }) => value === status)?.value ?? '' })}
      />
      <NativeSelect
        aria-label="Sort by"
        className="w-full sm:w-56"
        value={question.sort}
        onChange={(event) => onQuestion({ sort: event.target.value as ListSort })}
      >
        {Object.entries(sortWords).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </search>
  )
}
