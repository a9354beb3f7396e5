import { Fragment } from 'react'
import { Flag } from '@/components/ui/marks/flag'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Panel } from '@/components/ui/panel'
import type { Country } from '@/lib/format/country'
import { useMessages } from '@/lib/messages/messages-provider'
import type { MatchView } from '@/lib/views/matching/match-view'
import type { ResearchProgress } from '@/lib/views/organization/research-progress'
import { waitingWords } from './waiting-words'

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="border-line border-t py-2 first:border-0 first:pt-0">
      <dt className="text-ink-faint text-xs">{label}</dt>
      <dd className="wrap-anywhere mt-0.5">{children}</dd>
    </div>
  )
}

/** The company to which the figures belong. */
export function MatchPanel({
  match,
  given,
  progress,
}: {
  match: MatchView | null
  /** The registered country, which may differ from the company's. */
  given: Country | null
  progress: ResearchProgress
}) {
  const words = useMessages('organization')
  if (match === null) {
    return (
      <Panel title={words('matchTitle')}>
        <p className="text-ink-soft">
          {progress.phase === 'complete' ? words('matchNone') : waitingWords(progress, words('matchNone'), words)}
        </p>
      </Panel>
    )
  }
  const { name, href, country, industryName, otherNames, websites, tickers } = match
  return (
    <Panel title={words('matchTitle')}>
      <dl>
        <Row label={words('name')}>
          {href ? (
            <a href={href} rel="noreferrer" className="link">
              <ProperName>{name}</ProperName>
            </a>
          ) : (
            <ProperName>{name}</ProperName>
          )}
        </Row>
        {otherNames.length > 0 ? (
          <Row label={words('alsoListedAs')}>
            {otherNames.map((other, index) => (
              <Fragment key={other}>
                {index === 0 ? '' : ' · '}
                <ProperName>{other}</ProperName>
              </Fragment>
            ))}
          </Row>
        ) : null}
        {country ? (
          <Row label={words('country')}>
            <Flag code={country.code} flag={country.flag} />
            {country.name}
            {given === null || given.code === country.code ? null : (
              <p className="mt-1 text-danger">{words('otherCountry', { given: given.name, country: country.name })}</p>
            )}
          </Row>
        ) : null}
        {industryName ? <Row label={words('industry')}>{industryName}</Row> : null}
        {tickers.length > 0 ? <Row label={words('tickers')}>{tickers.join(' · ')}</Row> : null}
        {websites.length > 0 ? (
          <Row label={words('websites')}>
            <ul>
              {websites.map(({ label, href: address }) => (
                <li key={label}>
                  {address ? (
                    <a href={address} rel="noreferrer" className="link">
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                </li>
              ))}
            </ul>
          </Row>
        ) : null}
      </dl>
    </Panel>
  )
}
