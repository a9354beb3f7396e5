'use client'

import { useQuery } from '@tanstack/react-query'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { importsQuery } from '@/lib/queries/imports/imports-query'
import type { ImportAnswer } from '@/lib/views/answers/imports-answer'
import { ImportStatus } from './import-status'
import { ImportsState } from './imports-state'

/** Every imported list, newest first. */
export function ImportsPage() {
  const words = useMessages('lists')
  const canEdit = useCanEdit()
  const query = useQuery(importsQuery)
  return (
    <ImportsState heading={words('imports')} query={query}>
      {(imports) => (
        <div className="flex flex-col gap-5">
          <header>
            <h1 className="font-strong text-xl tracking-tight">{words('imports')}</h1>
            <p className="mt-1 max-w-prose text-ink-soft">{words('importsIntro')}</p>
            {canEdit ? (
              <p className="flex flex-wrap gap-x-4">
                <PageLink href={paths.importOrganizations} className="link">
                  {words('newImport')}
                </PageLink>
                <PageLink href={paths.foundReports} className="link">
                  {words('severalReports')}
                </PageLink>
              </p>
            ) : null}
          </header>
          {imports.length === 0 ? <Notice tone="plain" title={words('noImports')} /> : <Table imports={imports} />}
        </div>
      )}
    </ImportsState>
  )
}

function Table({ imports }: { imports: readonly ImportAnswer[] }) {
  const words = useMessages('lists')
  const format = useFormat()
  return (
    <div className="panel overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{words('imports')}</caption>
        <thead>
          <tr className="border-line border-b text-left text-ink-soft">
            <th scope="col" className="p-3 font-normal">
              {words('file')}
            </th>
            <th scope="col" className="p-3 font-normal">
              {words('when')}
            </th>
            <th scope="col" className="p-3 font-normal">
              {words('who')}
            </th>
            <th scope="col" className="p-3 text-right font-normal">
              {words('rows')}
            </th>
            <th scope="col" className="p-3 text-right font-normal">
              {words('registered')}
            </th>
            <th scope="col" className="p-3 text-right font-normal">
              {words('found')}
            </th>
            <th scope="col" className="p-3 text-right font-normal">
              {words('refused')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {imports.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="wrap-anywhere p-3 text-left font-normal">
                <PageLink href={paths.import(one.id)} className="link">
                  {one.file_name ?? words('pasted')}
                </PageLink>
                <ImportStatus one={one} />
              </th>
              <td className="whitespace-nowrap p-3">
                {one.created_at === null ? '' : format.day(one.created_at.slice(0, 10))}
              </td>
              <td className="p-3">{one.imported_by ?? ''}</td>
              {[one.rows, one.registered, one.found, one.refused].map((count, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row
                <td key={at} className="p-3 text-right tabular-nums">
                  {count === null ? '' : format.number.whole(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
