'use client'

import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { StatementAnswer } from '@/lib/views/answers/documents-answer'

type Words = ReturnType<typeof useMessages<'documents'>>

function inWords({ kind, value, assured_by: by }: StatementAnswer, words: Words): string {
  if (kind === 'assurance') return by === null ? words('assured', { value }) : words('assuredBy', { value, by })
  return kind === 'boundary' ? words('boundarySaid', { value }) : value
}

const titles = {
  assurance: 'assurance',
  boundary: 'boundary',
  base_year: 'baseYear',
  gwp: 'gwp',
} as const satisfies Record<StatementAnswer['kind'], Parameters<Words>[0]>

/** What the report says about how its emissions were computed, quoted; statements it does not make are not listed. */
export function Statements({ statements }: { statements: readonly StatementAnswer[] }) {
  const words = useMessages('documents')
  if (statements.length === 0) return null
  return (
    <Panel title={words('statements')} claim={words('statementsClaim')}>
      <dl className="grid gap-3">
        {statements.map((statement) => (
          <div key={`${statement.kind} ${statement.value}`}>
            <dt className="text-ink-soft text-xs">{words(titles[statement.kind])}</dt>
            <dd className="wrap-anywhere">
              <span className="font-strong">{inWords(statement, words)}</span>
              <span className="block text-ink-soft text-xs">
                <q>{statement.quote}</q> {words('onPage', { page: String(statement.page) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
