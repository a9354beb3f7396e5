'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { type AskedFor, askSupplier, requestsQuery, revokeRequest } from '@/lib/queries/engagement/supplier-requests'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { AskForm } from './ask-form'
import { RequestList } from './request-list'
import { type Written, WrittenLetter } from './written-letter'

/** Asks an organization for its figures: a letter with a link, and the outcome of earlier requests. */
export function AskPanel({ id, format }: { id: number; format: Format }) {
  const words = useMessages('engagement')
  const problemWords = useProblemWords()
  const queries = useQueryClient()
  const canEdit = useCanEdit()
  const [isWriting, setIsWriting] = useState(false)
  const [written, setWritten] = useState<Written | null>(null)
  const { data } = useQuery(requestsQuery(id))
  const onError = (error: unknown) =>
    toast({ ...problemWords(error, { title: words('notSaved'), detail: '' }), tone: 'danger' })
  const asking = useMutation({
    mutationFn: (asked: AskedFor) => askSupplier(id, asked),
    onSuccess: ({ letter, request_id: requestId, ...answer }, { recipient }) => {
      queries.setQueryData(['supplier-requests', id], { ...answer, letter: null, request_id: null })
      void queries.invalidateQueries({ queryKey: ['engagement'] })
      setIsWriting(false)
      if (letter !== null && requestId !== null) setWritten({ ...letter, requestId, to: recipient ?? '' })
    },
    onError,
  })
  const revoking = useMutation({
    mutationFn: (requestId: number) => revokeRequest(id, requestId),
    onSuccess: (answer) => {
      queries.setQueryData(['supplier-requests', id], answer)
      void queries.invalidateQueries({ queryKey: ['engagement', 'overview'] })
      toast({ title: words('revoked') })
    },
    onError,
  })
  if (!data || (!canEdit && data.requests.length === 0)) return null
  return (
    <Panel title={words('ask')} claim={words('askClaim')} className="print:hidden">
      {written === null ? null : (
        <WrittenLetter id={id} written={written} sendsMail={data.sends_mail} onDone={() => setWritten(null)} />
      )}
      {canEdit && written === null ? (
        isWriting ? (
          <AskForm id={id} isBusy={asking.isPending} thisYear={format.thisYear} onAsk={asking.mutate} />
        ) : (
          <Button look="plain" onClick={() => setIsWriting(true)}>
            {words('askStart')}
          </Button>
        )
      ) : null}
      <RequestList
        id={id}
        requests={data.requests}
        format={format}
        isBusy={revoking.isPending}
        {...(canEdit && { onRevoke: revoking.mutate })}
      />
    </Panel>
  )
}
