'use client'

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import { sendReport } from '@/lib/queries/answer/supplier-form'
import { largestReportMiB, reportTypeOf } from '@/lib/queries/organization/upload-document'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { SupplierFormAnswer } from '@/lib/views/answers/engagement/supplier-request-answer'

type ReportFieldProps = { token: string; hasReport: boolean; onForm: (form: SupplierFormAnswer) => void }

/** A report added through the link, uploaded as soon as it is chosen. */
export function ReportField({ token, hasReport, onForm }: ReportFieldProps) {
  const words = useMessages('answer')
  const problemWords = useProblemWords()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<'reportWrong' | 'reportTooLarge' | null>(null)
  const sending = useMutation({ mutationFn: (file: File) => sendReport(token, file), onSuccess: onForm })
  const size = { size: String(largestReportMiB) }
  function choose(file: File): void {
    const wrong =
      reportTypeOf(file) === null ? 'reportWrong' : file.size > largestReportMiB * 1024 * 1024 ? 'reportTooLarge' : null
    setFault(wrong)
    if (wrong === null) sending.mutate(file)
  }
  return (
    <Panel title={words('report')} claim={words('reportHint', size)}>
      <input
        ref={input}
        type="file"
        accept=".pdf,.md,.markdown,.txt,.html,.htm,.xhtml"
        className="sr-only"
        tabIndex={-1}
        aria-label={words('reportChoose')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // So that choosing the same file again is a change.
          target.value = ''
          if (file) choose(file)
        }}
      />
      <div className="flex flex-wrap items-center gap-4" aria-live="polite">
        <Button look="plain" disabled={sending.isPending} onClick={() => input.current?.click()}>
          {words('reportChoose')}
        </Button>
        {sending.isPending ? (
          <span className="wrap-anywhere">{words('reportSending', { name: sending.variables.name })}</span>
        ) : hasReport ? (
          <span>{words('reportThere')}</span>
        ) : null}
        {fault === null ? null : <span className="text-danger">{words(fault, size)}</span>}
      </div>
      {sending.isError ? (
        <div className="mt-3">
          <Notice
            tone="danger"
            {...problemWords(sending.error, { title: words('reportFailed'), detail: '' })}
            isAlert
          />
        </div>
      ) : null}
    </Panel>
  )
}
