import { Button } from '@/components/ui/button'
import { Flag } from '@/components/ui/flag'
import type { CandidateView } from '@/lib/views/match-question'

type CandidateCardProps = { candidate: CandidateView; isBusy: boolean; onChoose: () => void }

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-faint text-xs">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

function Links({ links }: { links: readonly { label: string; href: string | null }[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <a href={href} rel="noreferrer" className="link">
              {label}
            </a>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  )
}

/** One company that it may be, with what a person needs to tell. */
export function CandidateCard({ candidate, isBusy, onChoose }: CandidateCardProps) {
  const { name, otherNames, country, industryName, websites, identifiers, sources, reasons, vetoes } = candidate
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded border border-line p-4">
      <h3 className="break-words font-strong">{name}</h3>
      <ul className="text-ink-soft">
        {reasons.map((reason) => (
          <li key={reason}>
            <span aria-hidden="true">+ </span>
            <span className="sr-only">For it: </span>
            {reason}
          </li>
        ))}
        {vetoes.map((veto) => (
          <li key={veto}>
            <span aria-hidden="true">− </span>
            <span className="sr-only">Against it: </span>
            {veto}
          </li>
        ))}
      </ul>
      <dl className="grid flex-1 content-start gap-2">
        {otherNames.length > 0 ? <Fact label="Also listed as">{otherNames.join(' · ')}</Fact> : null}
        <Fact label="Country">
          {country ? (
            <>
              <Flag code={country.code} flag={country.flag} />
              {country.name}
            </>
          ) : (
            'Unknown'
          )}
        </Fact>
        <Fact label="Industry">{industryName ?? 'Unknown'}</Fact>
        <Fact label="Website">{websites.length > 0 ? <Links links={websites} /> : 'Unknown'}</Fact>
        {identifiers.length > 0 ? <Fact label="Identifiers">{identifiers.join(' · ')}</Fact> : null}
        <Fact label="Named by">
          <Links links={sources.map(({ title, href }) => ({ label: title, href }))} />
        </Fact>
      </dl>
      <Button look="plain" disabled={isBusy} onClick={onChoose} aria-label={`It is ${name}`}>
        It is this one
      </Button>
    </li>
  )
}
