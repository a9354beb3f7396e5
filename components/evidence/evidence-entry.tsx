import { useMessages } from '@/lib/messages/messages-provider'
import type { EntryView, InputView } from '@/lib/views/evidence/evidence-view'
import { EvidencePart } from './evidence-part'
import { EvidenceStatement, PlaceInFile } from './evidence-statement'

type Open = (path: string) => void

function Input({ input, onOpen }: { input: InputView; onOpen: Open }) {
  const { label, lang, text, path, source } = input
  return (
    <li className="flex justify-between gap-4 border-line border-t py-1.5 first:border-0">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {path === null ? (
          <span lang={lang}>{label}</span>
        ) : (
          <button type="button" lang={lang} className="link text-left" onClick={() => onOpen(path)}>
            {label}
          </button>
        )}
        {source ? <span className="block text-ink-faint text-xs">{source}</span> : null}
      </span>
      <span className="max-w-[60%] shrink-0 text-right [overflow-wrap:anywhere]">{text}</span>
    </li>
  )
}

function Computation({ entry, onOpen }: { entry: EntryView; onOpen: Open }) {
  const words = useMessages('evidence')
  if (entry.formula === null) return null
  return (
    <EvidencePart title={words('formula')}>
      <p lang={entry.lang.formula}>{entry.formula}</p>
      {entry.inputs.length === 0 ? null : (
        <ul className="mt-2">
          {entry.inputs.map((input) => (
            <Input key={input.key} input={input} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </EvidencePart>
  )
}

function Conversion({ conversion }: { conversion: EntryView['conversion'] }) {
  const words = useMessages('evidence')
  if (conversion === null) return null
  return (
    <EvidencePart title={words('exchangeRate')}>
      <p>{conversion.rate}</p>
      <ul className="text-ink-soft">
        {conversion.rates.map((rate) => (
          <li key={rate}>{rate}</li>
        ))}
      </ul>
    </EvidencePart>
  )
}

function Others({ entry }: { entry: EntryView }) {
  const words = useMessages('evidence')
  if (entry.others.length === 0) return null
  return (
    <EvidencePart title={words('others')}>
      <ul className="flex flex-col gap-2">
        {entry.others.map(({ text, statement }) => (
          <li key={`${text} ${statement?.record}`}>
            <span className="font-strong">{text}</span>
            {statement ? (
              <div className="text-ink-soft">
                {statement.publisher}
                <PlaceInFile places={[statement.printed[0]?.where ?? statement.record ?? words('placeNotKnown')]} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {entry.chosenBecause ? (
        <p lang={entry.lang.chosen_because} className="mt-2 text-ink-soft">
          {entry.chosenBecause}
        </p>
      ) : null}
    </EvidencePart>
  )
}

function Headline({ entry }: { entry: EntryView }) {
  const { value, exact, missing, method } = entry
  if (missing) {
    return (
      <div>
        <p className="font-strong text-lg">{missing.title}</p>
        <p lang={entry.lang.missing} className="text-ink-soft">
          {missing.words}
        </p>
      </div>
    )
  }
  return (
    <div>
      <p className="font-strong text-lg first-letter:uppercase">{value}</p>
      {exact ? <p className="text-ink-soft">{exact}</p> : null}
      {method ? <p className="mt-1">{method}</p> : null}
    </div>
  )
}

/** Everything known about where one figure comes from, or why it is missing. */
export function EvidenceEntry({ entry, onOpen }: { entry: EntryView; onOpen: Open }) {
  return (
    <div className="flex flex-col gap-3">
      <Headline entry={entry} />
      {entry.basis ? (
        <p lang={entry.lang.basis} className="text-ink-soft">
          {entry.basis}
        </p>
      ) : null}
      <Computation entry={entry} onOpen={onOpen} />
      <Conversion conversion={entry.conversion} />
      {entry.statement ? <EvidenceStatement statement={entry.statement} /> : null}
      <Others entry={entry} />
    </div>
  )
}
