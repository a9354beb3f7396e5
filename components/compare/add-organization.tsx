'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import { organizationSearchQuery } from '@/lib/queries/list/organization-search'

/** A field that finds registered organizations, and a list of those found to add. */
export function AddOrganization({ chosen, onAdd }: { chosen: readonly number[]; onAdd: (id: number) => void }) {
  const words = useMessages('compare')
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { data, isFetching } = useQuery(organizationSearchQuery(search))
  const found = (data ?? []).filter((one) => !chosen.includes(one.id)).slice(0, 8)
  return (
    <div className="relative w-full sm:w-72">
      <label htmlFor={id} className="sr-only">
        {words('add')}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className="control"
        placeholder={words('add')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {search === '' ? null : (
        <div className="absolute top-full right-0 left-0 z-10 mt-1 rounded border border-line bg-raised shadow-float">
          <p role="status" className={found.length === 0 ? 'px-3 py-2 text-ink-soft' : 'sr-only'}>
            {found.length > 0
              ? words('found', { count: found.length })
              : words(isFetching ? 'searching' : 'noOtherName')}
          </p>
          <ul>
            {found.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className="w-full px-3 py-2 text-left hover:bg-hover"
                  onClick={() => {
                    setTyped('')
                    onAdd(one.id)
                  }}
                >
                  {one.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
