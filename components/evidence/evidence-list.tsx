import type { EntryView } from '@/lib/views/evidence/evidence-view'
import { EvidenceStatement } from './evidence-statement'

/** Several fields of one list with their values, then the row that contains them. */
export function EvidenceList({ entries, onOpen }: { entries: readonly EntryView[]; onOpen: (path: string) => void }) {
  const statement = entries.find((entry) => entry.statement !== null)?.statement ?? null
  return (
    <div className="flex flex-col gap-3">
      <ul>
        {entries.map(({ path, label, lang, value, missing }) => (
          <li key={path} className="flex justify-between gap-4 border-line border-t py-1.5 first:border-0">
            <button type="button" lang={lang.label} className="link min-w-0 text-left" onClick={() => onOpen(path)}>
              {label}
            </button>
            <span className={`shrink-0 text-right first-letter:uppercase ${missing ? 'text-ink-faint' : ''}`}>
              {missing ? missing.title : value}
            </span>
          </li>
        ))}
      </ul>
      {statement ? <EvidenceStatement statement={statement} /> : null}
    </div>
  )
}
