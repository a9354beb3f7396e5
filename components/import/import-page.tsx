'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Notice } from '@/components/ui/notices/notice'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { replacesInUrl } from '@/lib/views/address/replaces-in-url'
import type { ImportPlan } from '@/lib/views/import/import-job'
import type { SheetSource } from './reading/sheet-source'
import { SheetStep } from './sheet-step'
import { StepList } from './step-list'
import { type Import, useImport } from './use-import'

function StepRoom() {
  return <div className="skeleton mt-6 h-96 max-w-3xl" />
}

// The steps after the first one are loaded when a sheet is there: they hold what reads its rows.
const ColumnsStep = dynamic(() => import('./columns-step').then((loaded) => loaded.ColumnsStep), { loading: StepRoom })
const PreviewStep = dynamic(() => import('./preview-step').then((loaded) => loaded.PreviewStep), { loading: StepRoom })
const RegisterStep = dynamic(() => import('./register-step').then((loaded) => loaded.RegisterStep), {
  loading: StepRoom,
})

/** Registers the organizations of a sheet, step by step. */
export function ImportPage() {
  const words = useMessages('import')
  const [replaces] = useUrlValue('replaces', replacesInUrl)
  const work = useImport(replaces)
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
      <p className="mt-1 max-w-prose text-base text-ink-soft">
        {words.rich('intro', {
          link: (text) => (
            <PageLink href={paths.newOrganization} className="link">
              {text}
            </PageLink>
          ),
        })}
      </p>
      <p className="mt-1">
        <PageLink href={paths.imports} className="link">
          {words('earlierImports')}
        </PageLink>
      </p>
      <StepList step={work.step} />
      {work.isLasting || work.plan === null ? null : (
        <div className="mt-4">
          <Notice tone="plain" title={words('notKept')}>
            {words('notKeptDetail')}
          </Notice>
        </div>
      )}
      <CurrentStep work={work} replaces={replaces} />
    </div>
  )
}

function CurrentStep({ work, replaces }: { work: Import; replaces: number | null }) {
  const [source, setSource] = useState<SheetSource | null>(null)
  const begin = (plan: ImportPlan) => work.begin(replaces === null ? plan : { ...plan, replaces })
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
