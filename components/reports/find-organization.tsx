'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { useDelayed } from '@/components/ui/use-delayed'
import { useMessages } from '@/lib/messages/messages-provider'
import { type FoundOrganization, findOrganizationsQuery } from '@/lib/queries/list/find-organizations'

/** A search among the organizations of the project; one that is pressed is chosen. */
export function FindOrganization({ onFound }: { onFound: (organization: FoundOrganization) => void }) {
  const words = useMessages('documents')
  const [typed, setTyped] = useState('')
  const wanted = useDelayed(typed.trim(), 200)
  const { data, isPlaceholderData } = useQuery(findOrganizationsQuery(wanted))
  const found = typed.trim() === '' ? [] : (data ?? [])
  return (
    <div className="grid content-start gap-2">
      <TextField label={words('severalFind')} value={typed} onValue={setTyped} autoComplete="off" />
      {found.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {found.map((one) => (
            <li key={one.id}>
              <Button
                look="plain"
                isSmall
                onClick={() => {
                  setTyped('')
                  onFound(one)
                }}
              >
                {one.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && wanted === typed.trim() && !isPlaceholderData && data?.length === 0 ? (
        <p role="status" className="text-ink-soft">
          {words('severalNotFound')}
        </p>
      ) : null}
    </div>
  )
}
