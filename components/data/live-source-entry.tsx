import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/marks/progress-bar'
import { useMessages } from '@/lib/messages/messages-provider'
import type { LiveChange } from '@/lib/queries/live-query'
import type { LiveSourceView } from '@/lib/views/live-sources-view'

type Change = (change: LiveChange) => void

function KeyForm({ source, isBusy, onChange }: { source: LiveSourceView; isBusy: boolean; onChange: Change }) {
  const words = useMessages('data')
  const id = useId()
  const [key, setKey] = useState('')
  function save(event: FormEvent): void {
    event.preventDefault()
    if (key.trim() === '') return
    onChange({ kind: 'key', source: source.key, key: key.trim() })
    setKey('')
  }
  return (
    <form onSubmit={save} className="mt-3 flex flex-wrap items-end gap-3 print:hidden">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-ink-soft text-xs">
          {words('liveKeyLabel', { source: source.title })}
        </label>
        <input
          id={id}
          type="password"
          autoComplete="off"
          value={key}
          onChange={(event) => setKey(event.target.value)}
          className="control"
        />
      </div>
      <Button type="submit" look="plain" disabled={isBusy || key.trim() === ''}>
        {words('liveKeyKeep')}
      </Button>
      {source.hasTypedKey ? (
        <button
          type="button"
          className="link"
          disabled={isBusy}
          onClick={() => onChange({ kind: 'forget key', source: source.key })}
        >
          {words('liveKeyForget')}
        </button>
      ) : null}
    </form>
  )
}

function Failure({ failure }: { failure: NonNullable<LiveSourceView['failure']> }) {
  return (
    <div className="wrap-anywhere mt-2 rounded border border-danger bg-danger-wash px-3 py-2">
      <p className="font-strong text-danger">{failure.words}</p>
      {failure.reason === null ? null : <p className="mt-1 text-ink-soft text-xs">{failure.reason}</p>}
      {failure.byHand === null ? null : <p className="mt-1 text-xs">{failure.byHand}</p>}
    </div>
  )
}

/** One publisher's interface: the progress of a fetch, the outcome of the last one, and for an admin its key and a button. */
export function LiveSourceEntry({
  source,
  isBusy,
  onChange,
}: {
  source: LiveSourceView
  isBusy: boolean
  onChange: Change | null
}) {
  const words = useMessages('data')
  const heading = useId()
  const isUnderWay = source.progress !== null
  return (
    <li aria-labelledby={heading} className="border-line border-t py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 id={heading} className="font-strong">
            {source.title}
          </h3>
          {source.covers === null ? null : <p className="mt-0.5 max-w-prose text-ink-soft">{source.covers}</p>}
          {source.isForOwnUse ? <p className="mt-0.5 max-w-prose">{words('liveOwnUse')}</p> : null}
          <p className="mt-0.5 text-ink-faint">
            {[source.outcome, source.cadence, source.keyState].filter(Boolean).join(' · ')}
          </p>
        </div>
        {onChange === null ? null : (
          <Button
            look="plain"
            disabled={isBusy || isUnderWay}
            aria-label={words('liveFetchOf', { source: source.title })}
            onClick={() => onChange({ kind: 'fetch', source: source.key })}
          >
            {words('liveFetch')}
          </Button>
        )}
      </div>
      {source.progress === null ? null : (
        <div role="status" className="mt-2">
          <ProgressBar {...source.progress} />
        </div>
      )}
      {source.failure === null ? null : <Failure failure={source.failure} />}
      {source.remarks.length === 0 ? null : (
        <p className="mt-2 text-ink-soft">{words('liveLeftOut', { remarks: source.remarks.join('; ') })}</p>
      )}
      {onChange !== null && source.takesKey ? <KeyForm source={source} isBusy={isBusy} onChange={onChange} /> : null}
    </li>
  )
}
