import { documentPaths } from '@/lib/api-paths'
import { underBasePath } from '@/lib/base-path'
import { AnswerError, toAnswerError } from '@/lib/queries/answer-error'

export const largestReportMiB = 50

/** The media type by file extension, for browsers without one: most systems have none for Markdown. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  md: 'text/markdown',
  markdown: 'text/markdown',
  txt: 'text/plain',
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
}

/** The media type for sending a report; null if the file cannot be a report. */
export function reportTypeOf({ name }: { name: string }): string | null {
  return types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
}

/** Adds a report to an organization. Throws AnswerError if it is refused. */
export async function uploadDocument(id: number, file: File, onProgress: (share: number) => void): Promise<void> {
  await sendReport(documentPaths.documents(id), file, onProgress)
}

/** Sends a report and reports progress (0 to 1), which fetch cannot. Returns the text of the answer; throws AnswerError if it is refused. */
export function sendReport(path: string, file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve(request.responseText)
      const headers = new Headers()
      for (const name of ['x-problem', 'retry-after']) {
        const value = request.getResponseHeader(name)
        if (value !== null) headers.set(name, value)
      }
      void toAnswerError(new Response(request.responseText, { status: request.status, headers })).then(reject)
    })
    request.addEventListener('error', () =>
      reject(
        new AnswerError(0, 'No connection', 'The dashboard cannot be reached. Check the connection and try again.', {
          problem: 'noConnection',
        }),
      ),
    )
    const query = new URLSearchParams({ name: file.name.slice(-300) })
    request.open('POST', underBasePath(`${path}?${query}`))
    request.setRequestHeader('content-type', reportTypeOf(file) ?? 'text/plain')
    request.send(file)
  })
}
