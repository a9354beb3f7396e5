import { parentPort, workerData } from 'node:worker_threads'
import { readAnyReport } from '@/service/reports/read-any-report'
import { ReportError } from '@/service/reports/report-error'
import type { ReportMessage } from './read-in-thread'

// The thread of read-in-thread.ts: reads one report and ends, so that whatever it does to its memory ends with it.

function send(message: ReportMessage): void {
  parentPort?.postMessage(message)
}

try {
  const {
    figures,
    facts,
    pageCount,
    skippedPages = [],
  } = await readAnyReport(workerData as Uint8Array, (page, pages, found) =>
    send({ kind: 'page', page, pages, found: [...found] }),
  )
  send({ kind: 'read', pages: pageCount, figures, facts: [...facts], skipped: [...skippedPages] })
} catch (error) {
  if (!(error instanceof ReportError)) throw error
  send({ kind: 'failed', failure: error.message })
}
