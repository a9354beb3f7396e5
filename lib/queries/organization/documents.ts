import { queryOptions } from '@tanstack/react-query'
import { documentPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { askAgainAfter } from '@/lib/queries/poll-delay'
import type { DocumentAnswer, DocumentsAnswer, ReadingAnswer } from '@/lib/views/answers/documents-answer'
import type { Verdict } from '@/lib/views/translate/verdict-words'

const readers = () => import('@/lib/views/answers/documents-answer')

/** A reader shows its progress twice a second. */
const askMs = 1500

function unexpected(): AnswerError {
  return unexpectedAnswer('This is no report.')
}

type Asked = { data: unknown; error: unknown; errorUpdateCount: number }

function whileOpen({ error, errorUpdateCount }: Asked, documents: readonly DocumentAnswer[]): number | false {
  if (!documents.some(({ state }) => state === 'waiting' || state === 'reading')) return false
  return error === null ? askMs : askAgainAfter(error, errorUpdateCount)
}

/** The reports of an organization; null if the service reads none. Polls while one is being read. */
export function documentsQuery(id: number) {
  return queryOptions({
    queryKey: ['documents', id],
    queryFn: async ({ signal }): Promise<DocumentsAnswer | null> => {
      try {
        const answer = await fetchAnswer(documentPaths.documents(id), { signal })
        const read = (await readers()).parseDocuments(answer)
        if (read === null) throw unexpected()
        return read
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    retry: false,
    refetchInterval: ({ state }) => whileOpen(state, state.data?.documents ?? []),
  })
}

/** One report and what was read from it. Polls while it is being read. */
export function readingQuery(id: number, documentId: number) {
  return queryOptions({
    queryKey: ['document', id, documentId],
    queryFn: async ({ signal }) => toReading(await fetchAnswer(documentPaths.document(id, documentId), { signal })),
    retry: false,
    refetchInterval: ({ state }) => whileOpen(state, state.data ? [state.data.document] : []),
  })
}

async function toReading(answer: unknown): Promise<ReadingAnswer> {
  const read = (await readers()).parseReading(answer)
  if (read === null) throw unexpected()
  return read
}

export async function addAddress(id: number, url: string): Promise<void> {
  await fetchAnswer(documentPaths.documents(id), asJson('POST', { url }))
}

export async function removeDocument(id: number, documentId: number): Promise<void> {
  await fetchAnswer(documentPaths.document(id, documentId), { method: 'DELETE' })
}

export async function restoreDocument(id: number, documentId: number): Promise<void> {
  await fetchAnswer(documentPaths.documentRestore(id, documentId), asJson('POST', {}))
}

/** Says that a report which does not name the organization is its own, or takes that back. */
export async function confirmDocument(id: number, documentId: number, isOwn: boolean): Promise<ReadingAnswer> {
  return toReading(
    await fetchAnswer(documentPaths.documentConfirmation(id, documentId), asJson('POST', { is_own: isOwn })),
  )
}

/** Returns the report with the figure as it is after the decision. */
export async function decideFigure(
  of: { id: number; documentId: number; figureId: number },
  verdict: Verdict,
): Promise<ReadingAnswer> {
  return toReading(
    await fetchAnswer(documentPaths.documentFigure(of.id, of.documentId, of.figureId), asJson('POST', verdict)),
  )
}
