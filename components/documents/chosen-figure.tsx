'use client'

import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FigureView } from '@/lib/views/documents/reading-view'
import { sayFigureReason } from '@/lib/views/translate/say-figure-reason'
import { figureInWords } from '@/lib/views/translate/verdict-words'
import { BothReadings } from './both-readings'
import { CorrectionForm } from './correction-form'
import type { Decisions } from './use-decisions'

type ChosenFigureProps = {
  chosen: FigureView
  format: Format
  /** Null for readers without permission to decide. */
  decisions: Decisions | null
  /** It may be another company's report: nothing of it can be accepted before a person confirms whose it is. */
  asksWhose: boolean
  isCorrecting: boolean
  onCorrecting: (isCorrecting: boolean) => void
}

function Actions({ chosen: { figure, obstacle }, decisions, asksWhose, onCorrecting }: ChosenFigureProps) {
  const words = useMessages('documents')
  if (decisions === null) return null
  const { decide, isBusy } = decisions
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {figure.decision === 'accepted' ? null : (
        <Button
          look="primary"
          disabled={isBusy || asksWhose || obstacle !== null}
          onClick={() => decide(figure, { decision: 'accepted' })}
        >
          {words('accept')}
        </Button>
      )}
      <Button look="plain" disabled={isBusy || asksWhose} onClick={() => onCorrecting(true)}>
        {words('correct')}
      </Button>
      {figure.decision === 'rejected' ? null : (
        <Button look="plain" disabled={isBusy} onClick={() => decide(figure, { decision: 'rejected' })}>
          {words('reject')}
        </Button>
      )}
      {figure.decision === 'proposed' ? null : (
        <Button look="plain" disabled={isBusy} onClick={() => decide(figure, { decision: 'proposed' })}>
          {words('takeBack')}
        </Button>
      )}
    </div>
  )
}

/** Details that the list shows in columns if there is room. */
function Facts({ chosen }: { chosen: FigureView }) {
  const words = useMessages('documents')
  const { figure, publicSource } = chosen
  const facts: [string, string][] = [
    [words('printed'), chosen.printed],
    [words('page'), String(figure.page)],
    [words('confidence'), words(chosen.confidence)],
    [
      words('publicSource'),
      publicSource === null
        ? words('noPublicSource')
        : `${publicSource.text}${publicSource.agrees === null ? '' : ` (${words(publicSource.agrees ? 'agrees' : 'differs')})`}`,
    ],
    [words('decision'), [chosen.decision, chosen.correction].filter((part) => part !== null).join(' ')],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 lg:hidden">
      {facts.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The selected figure: its words in the report, why it was read as it was, and the possible decisions. */
export function ChosenFigure(props: ChosenFigureProps) {
  const words = useMessages('documents')
  const { chosen, format, decisions, asksWhose, isCorrecting, onCorrecting } = props
  const { figure } = chosen
  return (
    <Panel title={words('chosen')} claim={<span className="font-strong">{figureInWords(figure, format)}</span>}>
      <div className="grid gap-3">
        {figure.decision === 'proposed' ? null : (
          <p className="hidden lg:block">
            {[chosen.decision, chosen.correction].filter((part) => part !== null).join(' ')}
          </p>
        )}
        {figure.proof === 'sum' ? <p className="font-strong">{words('proved')}</p> : null}
        {figure.proof === 'two_readers' ? <p className="font-strong">{words('provedByTwo')}</p> : null}
        <BothReadings chosen={chosen} />
        <p>
          <span className="text-ink-soft text-xs">{words('quote')}</span>
          <br />
          <q className="wrap-anywhere">{figure.quote}</q>
        </p>
        <Facts chosen={chosen} />
        {figure.reasons.length > 0 ? (
          <details>
            <summary className="w-fit text-accent">{words('reasons')}</summary>
            <ul className="mt-1 list-disc pl-5 text-ink-soft">
              {figure.reasons.map((reason) => (
                <li key={`${reason.rule} ${Object.values(reason.values).join(' ')}`} className="wrap-anywhere">
                  {sayFigureReason(reason, format)}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        {asksWhose ? <p className="text-danger">{words('whoseFirst')}</p> : null}
        {chosen.obstacle === null ? null : <p className="text-danger">{words(chosen.obstacle)}</p>}
        {figure.scope === 'employees' ? <p className="text-ink-soft">{words('employeesStay')}</p> : null}
        {decisions && isCorrecting ? (
          <CorrectionForm
            figure={figure}
            format={format}
            isBusy={decisions.isBusy}
            onCancel={() => onCorrecting(false)}
            onSave={(correction) => {
              decisions.decide(figure, { decision: 'corrected', ...correction })
              onCorrecting(false)
            }}
          />
        ) : (
          <Actions {...props} />
        )}
      </div>
    </Panel>
  )
}
