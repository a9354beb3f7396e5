'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { changeStated, type StatedChange, statedQuery } from '@/lib/queries/engagement/stated-figures'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { StatedFigure } from './stated-figure'
import { StatedForm } from './stated-form'

/** What the organization stated to the project, not publicly; hidden if the service stores none. */
export function StatedPanel({ id, format }: { id: number; format: Format }) {
  const words = useMessages('engagement')
  const problemWords = useProblemWords()
  const queries = useQueryClient()
  const canEdit = useCanEdit()
  const [isAdding, setIsAdding] = useState(false)
  const { data: figures } = useQuery(statedQuery(id))
  const change = useMutation({
    mutationFn: (wanted: StatedChange) => changeStated(id, wanted),
    onSuccess: (answer, { kind }) => {
      queries.setQueryData(['stated-figures', id], answer)
      if (kind === 'state') setIsAdding(false)
      // A change starts research again.
      for (const key of ['organization', 'evidence', 'engagement', 'footprint'])
        void queries.invalidateQueries({ queryKey: [key] })
      toast({ title: words(kind === 'remove' ? 'removed' : 'saved') })
    },
    onError: (error) => toast({ ...problemWords(error, { title: words('notSaved'), detail: '' }), tone: 'danger' }),
  })
  if (!figures) return null
  return (
    <Panel
      title={words('stated')}
      claim={words('statedClaim')}
      {...(figures.length > 0 && { footer: words('statedHow') })}
    >
      {figures.length === 0 ? <p className="text-ink-soft">{words('statedNone')}</p> : null}
      <ul>
        {figures.map((figure) => (
          <StatedFigure
            key={figure.id}
            figure={figure}
            format={format}
            isBusy={change.isPending}
            {...(canEdit && { onChange: change.mutate })}
          />
        ))}
      </ul>
      {canEdit ? (
        <div className="mt-4 print:hidden">
          {isAdding ? (
            <StatedForm isBusy={change.isPending} thisYear={format.thisYear} onSave={change.mutate} />
          ) : (
            <Button look="plain" onClick={() => setIsAdding(true)}>
              {words('addStated')}
            </Button>
          )}
        </div>
      ) : null}
    </Panel>
  )
}
