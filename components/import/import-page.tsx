'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { replacesInUrl } from '@/lib/views/address/replaces-in-url'
import { withReplaced } from '@/lib/views/import/import-job'
import type { SheetSource } from './reading/sheet-source'
import { SheetStep } from './sheet-step'
import { StepList } from './step-list'
import { StepRoom } from './step-room'
import type { ImportStart } from './use-import'
import { useReadImport } from './use-kept-import'

// Everything that reads and sends rows; loaded while the reader chooses a sheet.
const loadWork = () => import('./import-work')
const ImportWork = dynamic(() => loadWork().then((loaded) => loaded.ImportWork), {
  ssr: false,
  // The steps stay where they are meanwhile.
  loading: () => (
    <>
      <StepList step="loading" />
      <StepRoom />
    </>
  ),
})

/** 'loading': whether this browser has stored an import is not known yet. */
type Opened = 'loading' | 'sheet' | { start: ImportStart; source: SheetSource | null }

/** Registers the organizations of a sheet, step by step. */
export function ImportPage() {
  const words = useMessages('import')
  const [replaces] = useUrlValue('replaces', replacesInUrl)
  const [opened, setOpened] = useState<Opened>('loading')
  useReadImport((read) => {
    const kept = replaces === null || read?.plan.replaces === replaces ? read : null
    setOpened(kept === null ? 'sheet' : { start: { kept }, source: null })
  })
  useEffect(() => {
    if (opened === 'sheet') loadWork().catch(() => undefined)
  }, [opened])
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
      {typeof opened === 'object' ? (
        <ImportWork {...opened} replaces={replaces} />
      ) : (
        <>
          <StepList step={opened} />
          {opened === 'loading' ? (
            <StepRoom />
          ) : (
            <SheetStep
              onSheet={(plan, source) => setOpened({ start: { plan: withReplaced(plan, replaces) }, source })}
            />
          )}
        </>
      )}
    </div>
  )
}
