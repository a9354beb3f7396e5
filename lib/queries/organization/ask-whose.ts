import { documentPaths } from '@/lib/api-paths'
import { AnswerError, unexpectedAnswer } from '@/lib/queries/answer-error'
import type { DocumentMatchAnswer } from '@/lib/views/answers/document-match-answer'
import { sendReport } from './upload-document'

const readers = () => import('@/lib/views/answers/document-match-answer')

/** Whose report a file may be; null if the service cannot tell. Throws AnswerError if the file is refused. */
export async function askWhose(file: File, onProgress: (share: number) => void): Promise<DocumentMatchAnswer | null> {
  try {
    const answer: unknown = JSON.parse(await sendReport(documentPaths.documentMatch, file, onProgress))
    const read = (await readers()).parseMatch(answer)
    if (read === null) throw unexpectedAnswer('This does not say whose report it is.')
    return read
  } catch (error) {
    if (error instanceof AnswerError && error.status === 501) return null
    throw error
  }
}
