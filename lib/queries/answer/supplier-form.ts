import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { engagementPaths } from '@/lib/queries/engagement/engagement-paths'
import { reportTypeOf } from '@/lib/queries/organization/upload-document'
import type { SupplierFormAnswer } from '@/lib/views/answers/engagement/supplier-request-answer'

/** The token after "#" of the address, which no browser sends to a server; null if it is not a token. */
export function tokenOfAddress(): string | null {
  const token = globalThis.location?.hash.slice(1) ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

function withToken(token: string): Record<string, string> {
  return { 'supplier-token': token }
}

async function read(asked: Promise<unknown>): Promise<SupplierFormAnswer> {
  const [answer, { parseForm }] = await Promise.all([
    asked,
    // Loaded with the first answer.
    import('@/lib/views/answers/engagement/supplier-request-answer'),
  ])
  const form = parseForm(answer)
  if (form === null) throw unexpectedAnswer('The service answered with something other than a form.')
  return form
}

/** The form of a link. 'nowhere': the link is not valid; 'not_offered': the service has no supplier requests. */
export async function readForm(
  token: string,
  signal: AbortSignal,
): Promise<SupplierFormAnswer | 'nowhere' | 'not_offered'> {
  try {
    return await read(fetchAnswer(engagementPaths.answer, { signal, headers: withToken(token) }))
  } catch (error) {
    if (error instanceof AnswerError && error.status === 404) return 'nowhere'
    if (error instanceof AnswerError && error.status === 501) return 'not_offered'
    throw error
  }
}

/** Sends the answer. Throws AnswerError with the reason if it is refused. */
export async function sendAnswer(token: string, answer: object): Promise<SupplierFormAnswer> {
  const { headers, ...init } = asJson('POST', answer)
  return read(fetchAnswer(engagementPaths.answer, { ...init, headers: { ...headers, ...withToken(token) } }))
}

/** Sends a report with the link. Throws AnswerError with the reason if it is refused. */
export async function sendReport(token: string, file: File): Promise<SupplierFormAnswer> {
  const headers = { ...withToken(token), 'content-type': reportTypeOf(file) ?? 'text/plain' }
  const query = new URLSearchParams({ name: file.name.slice(-300) })
  return read(fetchAnswer(`${engagementPaths.answerReport}?${query}`, { method: 'POST', headers, body: file }))
}
