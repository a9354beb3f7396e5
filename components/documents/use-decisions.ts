'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/components/ui/notices/toast'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { decideFigure, readingQuery } from '@/lib/queries/organization/documents'
import { type Said, useProblemWords } from '@/lib/queries/use-problem-words'
import type { FigureAnswer } from '@/lib/views/answers/documents-answer'
import { decisionInWords, figureInWords, standingVerdict, type Verdict } from '@/lib/views/translate/verdict-words'

type Decision = { figures: readonly FigureAnswer[]; verdict: (figure: FigureAnswer) => Verdict; isUndo?: boolean }

export type Decisions = {
  isBusy: boolean
  problem: Said | null
  decide: (figure: FigureAnswer, verdict: Verdict) => void
  acceptAll: (figures: readonly FigureAnswer[]) => void
}

/** A person's decisions on figures; each is announced with an undo. */
export function useDecisions(id: number, documentId: number, format: Format): Decisions {
  const words = useMessages('documents')
  const problemWords = useProblemWords()
  const client = useQueryClient()
  const { queryKey } = readingQuery(id, documentId)
  const mutation = useMutation({
    mutationFn: async ({ figures, verdict }: Decision) => {
      // One after the other, as each answer is the whole report at that point.
      for (const figure of figures) {
        await client.cancelQueries({ queryKey })
        const reading = await decideFigure({ id, documentId, figureId: figure.id }, verdict(figure))
        client.setQueryData(queryKey, reading)
      }
    },
    onSuccess: (_, { figures, verdict, isUndo }) => {
      const [first, ...others] = figures
      if (!first || isUndo) return
      const title =
        others.length > 0
          ? words('allAccepted', { count: figures.length })
          : words('decided', {
              decision: decisionInWords(verdict(first), format),
              figure: figureInWords(first, format),
            })
      toast({ title, undo: () => mutation.mutate({ figures, verdict: standingVerdict, isUndo: true }) })
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: ['organization', id] })
    },
  })
  const title = words('notSaved')
  return {
    isBusy: mutation.isPending,
    problem:
      mutation.error === null
        ? null
        : { title, detail: problemWords(mutation.error, { title, detail: words('tryInAMoment') }).detail },
    decide: (figure, verdict) => mutation.mutate({ figures: [figure], verdict: () => verdict }),
    acceptAll: (figures) => mutation.mutate({ figures, verdict: () => ({ decision: 'accepted' }) }),
  }
}
