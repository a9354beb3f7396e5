'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import { useMessages } from '@/lib/messages/messages-provider'
import { confirmDocument, readingQuery } from '@/lib/queries/organization/documents'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { DocumentAnswer } from '@/lib/views/answers/documents-answer'
import { isProject } from '@/lib/views/documents/is-project'

type WhoseReportProps = { id: number; name: string | null; document: DocumentAnswer; canEdit: boolean }

/** Asks whose report it is if its text does not name the organization; says who confirmed it if somebody did. */
export function WhoseReport({ id, name, document, canEdit }: WhoseReportProps) {
  const words = useMessages('documents')
  const problemWords = useProblemWords()
  const client = useQueryClient()
  const { queryKey } = readingQuery(id, document.id)
  const answer = useMutation({
    mutationFn: (isOwn: boolean) => confirmDocument(id, document.id, isOwn),
    onSuccess: async (reading, isOwn) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, reading)
      if (isOwn) toast({ title: words('whoseSaid'), undo: () => answer.mutate(false) })
    },
  })
  const title = words('notSaved')
  const failure = answer.error
  return (
    <>
      {failure === null ? null : (
        <Notice tone="danger" title={title} isAlert>
          {problemWords(failure, { title, detail: words('tryInAMoment') }).detail}
        </Notice>
      )}
      {document.asks_whose ? (
        <Notice
          tone="danger"
          title={name === null ? words('whoseTitleUnnamed') : words('whoseTitle', { name })}
          action={
            canEdit ? (
              <Button look="plain" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
                {words('whoseYes')}
              </Button>
            ) : undefined
          }
        >
          {words('whoseDetail')}
        </Notice>
      ) : null}
      {document.confirmed_by === null ? null : (
        <p className="text-ink-soft">
          {words('whoseConfirmed', {
            by: isProject(document.confirmed_by) ? words('thisProject') : document.confirmed_by,
          })}
        </p>
      )}
    </>
  )
}
