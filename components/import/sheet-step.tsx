'use client'

import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import { SheetError } from '@/lib/sheets/sheet-error'
import { registrationFields, templateFields } from '@/lib/views/import/import-field'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { downloadSheet, type SheetFormat } from './download-file'
import { problemWords } from './import-words'
import { planOf, readSource, type SheetSource } from './reading/sheet-source'
import { StepHeading } from './step-heading'
import { useImportWords } from './use-import-words'
import { useOwnDataIsOffered } from './use-own-data-is-offered'

type Problem = { title: string; detail: string }

function toProblem(error: unknown, words: Words<'import'>): Problem {
  const title = words('unreadable')
  if (!(error instanceof SheetError)) return { title, detail: words('unreadableDetail') }
  const problem = words(problemWords[error.problem])
  return { title, detail: error.row === null ? problem : words('inRow', { problem, row: error.row }) }
}

function Templates() {
  const { words, fieldName } = useImportWords()
  const offered = useOwnDataIsOffered() ? templateFields : registrationFields
  const link = (format: SheetFormat) => (text: ReactNode) => (
    <button
      type="button"
      className="link"
      onClick={() => void downloadSheet('organizations', format, [offered.map(fieldName)])}
    >
      {text}
    </button>
  )
  return <p className="mt-3 text-ink-soft">{words.rich('template', { csv: link('csv'), xlsx: link('xlsx') })}</p>
}

/** The first step: a file, or pasted rows. It is read here, in the browser. */
export function SheetStep({ onSheet }: { onSheet: (plan: ImportPlan, source: SheetSource) => void }) {
  const id = useId()
  const words = useMessages('import')
  const [pasted, setPasted] = useState('')
  const [isReading, setIsReading] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function read(given: File | string): Promise<void> {
    setIsReading(true)
    setProblem(null)
    try {
      const source = await readSource(given)
      onSheet(await planOf(source), source)
    } catch (error) {
      setProblem(toProblem(error, words))
      setIsReading(false)
    }
  }

  return (
    <section className="mt-6 max-w-3xl">
      <StepHeading takesFocus={false}>{words('stepSheet')}</StepHeading>
      <p className="mt-1 max-w-prose text-ink-soft">{words('sheetIntro')}</p>
      {problem ? (
        <div className="mt-4">
          <Notice tone="danger" isAlert title={problem.title}>
            {problem.detail}
          </Notice>
        </div>
      ) : null}
      <fieldset
        className={`mt-4 min-w-0 rounded border border-dashed p-5 ${isOver ? 'border-accent bg-accent-wash' : 'border-line-strong'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          const [file] = event.dataTransfer.files
          if (file) void read(file)
        }}
      >
        <label htmlFor={`${id}-file`} className="block font-strong">
          {words('file')}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={isReading}
          className="mt-2 block w-full max-w-full file:mr-3 file:h-9 file:cursor-pointer file:rounded file:border file:border-line-strong file:bg-paper file:px-3 file:text-ink"
          onChange={(event) => {
            const input = event.target
            const [file] = input.files ?? []
            if (!file) return
            // So that the same file can be chosen again after it was changed.
            void read(file).finally(() => {
              input.value = ''
            })
          }}
        />
        <p className="mt-2 text-ink-faint text-xs">{words('drop')}</p>
      </fieldset>
      <form
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault()
          void read(pasted)
        }}
      >
        <label htmlFor={`${id}-pasted`} className="block font-strong">
          {words('paste')}
        </label>
        <textarea
          id={`${id}-pasted`}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          rows={7}
          spellCheck={false}
          className="control mt-1.5 py-2 font-mono"
        />
        <div className="mt-3">
          <Button look="primary" type="submit" disabled={isReading || pasted.trim() === ''}>
            {words(isReading ? 'reading' : 'use')}
          </Button>
        </div>
      </form>
      <Templates />
    </section>
  )
}
