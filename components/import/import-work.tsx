'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'
import { type ImportPlan, withReplaced } from '@/lib/views/import/import-job'
import type { SheetSource } from './reading/sheet-source'
import { SheetStep } from './sheet-step'
import { StepList } from './step-list'
import { StepRoom } from './step-room'
import { type Import, type ImportStart, useImport } from './use-import'

// The steps after the first one are loaded when a sheet is there: they hold what reads its rows.
const ColumnsStep = dynamic(() => import('./columns-step').then((loaded) => loaded.ColumnsStep), { loading: StepRoom })
const PreviewStep = dynamic(() => import('./preview-step').then((loaded) => loaded.PreviewStep), { loading: StepRoom })
const RegisterStep = dynamic(() => import('./register-step').then((loaded) => loaded.RegisterStep), {
  loading: StepRoom,
})

type ImportWorkProps = {
  start: ImportStart
  /** What the rows were read from; null for an import that this browser stored. */
  source: SheetSource | null
  /** The import that this one replaces. */
  replaces: number | null
}

/** An import whose rows are there, from its columns to its result. */
export function ImportWork({ start, source, replaces }: ImportWorkProps) {
  const words = useMessages('import')
  const work = useImport(start)
  return (
    <>
      <StepList step={work.step} />
      {work.isLasting || work.plan === null ? null : (
        <div className="mt-4">
          <Notice tone="plain" title={words('notKept')}>
            {words('notKeptDetail')}
          </Notice>
        </div>
      )}
      <CurrentStep work={work} given={source} replaces={replaces} />
    </>
  )
}

type CurrentStepProps = { work: Import; given: SheetSource | null; replaces: number | null }

function CurrentStep({ work, given, replaces }: CurrentStepProps) {
  const [source, setSource] = useState(given)
  const begin = (plan: ImportPlan) => work.begin(withReplaced(plan, replaces))
  switch (work.step) {
    case 'loading':
      return <StepRoom />
    case 'sheet':
      return (
        <SheetStep
          onSheet={(plan, read) => {
            setSource(read)
            begin(plan)
          }}
        />
      )
    case 'columns':
      return work.plan === null ? null : (
        <ColumnsStep
          plan={work.plan}
          sorted={work.sorted}
          units={work.units}
          source={source}
          onReadAnew={(plan, read) => {
            setSource(read)
            begin(plan)
          }}
          onChange={work.change}
          onNext={work.preview}
          onStartOver={work.startOver}
        />
      )
    case 'preview':
      return <PreviewStep work={work} />
    case 'register':
      return <RegisterStep work={work} />
  }
}
