'use client'

import Link from 'next/link'
import { useMemo, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { createFormat } from '@/lib/format/create-format'
import { paths } from '@/lib/paths'
import { ColumnsStep } from './columns-step'
import { PreviewStep } from './preview-step'
import { RegisterStep } from './register-step'
import { SheetStep } from './sheet-step'
import { StepList } from './step-list'
import { type Import, useImport } from './use-import'

/** Registers the organizations of a sheet, step by step. */
export function ImportPage({ locale }: { locale: string }) {
  const work = useImport()
  const format = useMemo(() => createFormat(locale), [locale])
  const [guessedEncoding, setGuessedEncoding] = useState<string | null>(null)
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="font-strong text-xl tracking-tight">Register many organizations</h1>
      <p className="mt-1 max-w-prose text-base text-ink-soft">
        From a spreadsheet, or{' '}
        <Link href={paths.newOrganization} className="link">
          one with the form
        </Link>
        .
      </p>
      <StepList step={work.step} />
      {work.isLasting || work.plan === null ? null : (
        <div className="mt-4">
          <Notice tone="plain" title="This browser keeps nothing">
            The rows and their outcomes last until this page is left or loaded anew. Rows that are registered stay
            registered.
          </Notice>
        </div>
      )}
      <CurrentStep
        work={work}
        format={format}
        guessedEncoding={guessedEncoding}
        onGuessedEncoding={setGuessedEncoding}
      />
    </div>
  )
}

type CurrentStepProps = {
  work: Import
  format: ReturnType<typeof createFormat>
  guessedEncoding: string | null
  onGuessedEncoding: (encoding: string | null) => void
}

function CurrentStep({ work, format, guessedEncoding, onGuessedEncoding }: CurrentStepProps) {
  switch (work.step) {
    case 'loading':
      return <div className="skeleton mt-6 h-96 max-w-3xl" />
    case 'sheet':
      return (
        <SheetStep
          onSheet={(plan, encoding) => {
            onGuessedEncoding(encoding)
            work.begin(plan)
          }}
        />
      )
    case 'columns':
      return work.plan === null ? null : (
        <ColumnsStep
          plan={work.plan}
          format={format}
          guessedEncoding={guessedEncoding}
          onChange={work.change}
          onNext={work.preview}
          onStartOver={work.startOver}
        />
      )
    case 'preview':
      return <PreviewStep work={work} format={format} />
    case 'register':
      return <RegisterStep work={work} format={format} />
  }
}
