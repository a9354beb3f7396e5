'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/notices/toast'
import { Popover } from '@/components/ui/popover'
import { useMessages } from '@/lib/messages/messages-provider'
import { changeLabels, type LabelChange } from '@/lib/queries/organization/change-labels'
import { labelsQuery } from '@/lib/queries/organization/labels-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'

type LabelMenuProps = { id: number; name: string; anchor: RefObject<HTMLElement | null>; onClose: () => void }

/** Adds and removes labels of one organization, which the list shows and filters by. */
export function LabelMenu({ id, name, anchor, onClose }: LabelMenuProps) {
  const words = useMessages('organization')
  const problemWords = useProblemWords()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const { data: labels } = useQuery(labelsQuery(id))
  async function change(asked: Omit<LabelChange, 'ids'>): Promise<void> {
    try {
      await changeLabels({ ids: [id], ...asked })
      setTyped('')
    } catch (error) {
      const { title, detail } = problemWords(error, { title: words('labelsNotChanged'), detail: '' })
      toast({ title, detail, tone: 'danger' })
    }
    await queryClient.invalidateQueries({ queryKey: labelsQuery(id).queryKey })
    await queryClient.invalidateQueries({ queryKey: ['organizations'] })
  }
  return (
    <Popover label={words('labelsOf', { name })} anchor={anchor} onClose={onClose}>
      {labels === undefined ? <div className="skeleton h-6" /> : null}
      {labels?.length === 0 ? <p className="text-ink-soft">{words('labelsNone')}</p> : null}
      <ul className="flex flex-wrap gap-1.5">
        {labels?.map((label) => (
          <li key={label}>
            <button
              type="button"
              className="inline-flex min-h-7 items-center gap-1.5 rounded-full border border-line-strong px-2.5 hover:bg-hover"
              onClick={() => void change({ remove: [label] })}
            >
              <bdi className="wrap-anywhere">{label}</bdi>
              <span aria-hidden="true">×</span>
              <span className="sr-only">{words('removeLabel')}</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        className="mt-3 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') void change({ add: [typed.trim()] })
        }}
      >
        <input
          aria-label={words('labelNew')}
          placeholder={words('labelNew')}
          className="control min-w-0 flex-1"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replaceAll(',', ''))}
        />
        <Button look="plain" type="submit" disabled={typed.trim() === ''}>
          {words('labelAdd')}
        </Button>
      </form>
    </Popover>
  )
}
