import { Panel } from '@/components/ui/panel'
import type { ResearchProgress } from '@/lib/views/research-progress'
import type { SourceView } from '@/lib/views/sources-view'
import { waitingWords } from './waiting-words'

function Source({ source }: { source: SourceView }) {
  const { title, publisher, href, mirrorHref, retrievedOn, licence } = source
  const facts = [publisher, retrievedOn ? `retrieved ${retrievedOn}` : null, licence].filter((fact) => fact !== null)
  return (
    <li className="border-line border-t py-2.5 first:border-0 first:pt-0">
      <p className="wrap-anywhere">
        {href ? (
          <a href={href} rel="noreferrer" className="link">
            {title}
          </a>
        ) : (
          title
        )}
        {mirrorHref ? (
          <a href={mirrorHref} rel="noreferrer" className="link ml-2 text-xs">
            copy
          </a>
        ) : null}
      </p>
      {facts.length > 0 ? <p className="text-ink-faint text-xs">{facts.join(' · ')}</p> : null}
    </li>
  )
}

/** Where everything on the page comes from. */
export function SourcesPanel({ sources, progress }: { sources: readonly SourceView[]; progress: ResearchProgress }) {
  return (
    <Panel title="Sources">
      {sources.length === 0 ? (
        <p className="text-ink-soft">{waitingWords(progress, 'The service names no sources for this organization.')}</p>
      ) : (
        <ul>
          {sources.map((source) => (
            <Source key={source.key} source={source} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
