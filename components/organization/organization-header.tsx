import { EvidenceButton } from '@/components/evidence/evidence-button'
import { Flag } from '@/components/ui/marks/flag'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Unknown } from '@/components/ui/marks/unknown'
import { useMessages } from '@/lib/messages/messages-provider'
import type { OrganizationView } from '@/lib/views/organization/organization-view'
import { StatusLine } from './status-line'

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 gap-x-1.5 max-sm:flex-wrap">
      <dt className="shrink-0 text-ink-faint">{label}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}

/** "(by hand, Nov 27, 2026)" for the first of these fields that a person set. */
function ByHand({ view, fields }: { view: OrganizationView; fields: readonly string[] }) {
  const words = useMessages('organization')
  const day = fields.map((field) => view.byHand[field]).find((found) => found !== undefined)
  return day === undefined ? null : <span className="text-ink-faint"> ({words('byHand', { day })})</span>
}

/** Country and industry, the matched company, and the progress of research. */
export function OrganizationHeader({ view }: { view: OrganizationView }) {
  const words = useMessages('organization')
  const { country, industry, industryGroup, sectors, website, match } = view
  const isSameName = match?.name.toLowerCase() === view.name.toLowerCase()
  return (
    <header className="flex flex-col gap-2">
      <dl className="flex flex-wrap gap-x-6 gap-y-1.5">
        {view.byHand['name'] ? (
          <Fact label={words('name')}>
            <ProperName>{view.name}</ProperName>
            <ByHand view={view} fields={['name']} />
          </Fact>
        ) : null}
        <Fact label={words('country')}>
          {country ? (
            <>
              <Flag code={country.code} flag={country.flag} />
              {country.name}
              {view.subregion ? `, ${view.subregion}` : ''}
              <ByHand view={view} fields={['hq_region', 'hq_fuzzy', 'hq_subregion']} />
            </>
          ) : (
            <Unknown reason={words('countryUnknown')} />
          )}
        </Fact>
        <Fact label={words('industry')}>
          {industry ? (
            <>
              {industry.name}
              {industry.confidence ? <span className="text-ink-faint"> ({industry.confidence})</span> : null}
              <ByHand view={view} fields={['industry_id', 'industry_name']} />
            </>
          ) : industryGroup ? (
            <>
              <EvidenceButton of="/industry">
                {words('industryOneOf', { count: String(industryGroup.names.length) })}
              </EvidenceButton>
              {industryGroup.confidence ? <span className="text-ink-faint"> ({industryGroup.confidence})</span> : null}
            </>
          ) : (
            <Unknown reason={words('industryUnknown')} />
          )}
        </Fact>
        {sectors.map(({ lists, sector, path }) => (
          <Fact key={sector} label={words('listedSector', { list: lists })}>
            <EvidenceButton of={path}>
              <ProperName>{sector}</ProperName>
            </EvidenceButton>
          </Fact>
        ))}
        {website ? (
          <Fact label={words('website')}>
            {website.href ? (
              <a href={website.href} rel="noreferrer" className="link">
                {website.label}
              </a>
            ) : (
              website.label
            )}
            <ByHand view={view} fields={['website']} />
          </Fact>
        ) : null}
        {view.externalId ? (
          <Fact label={words('yourIdentifier')}>
            <ProperName>{view.externalId}</ProperName>
            <ByHand view={view} fields={['external_id']} />
          </Fact>
        ) : null}
        {view.identifiersByHand.map(({ label, value, field }) => (
          <Fact key={field} label={label}>
            {value}
            <ByHand view={view} fields={[field]} />
          </Fact>
        ))}
        {match && !isSameName ? (
          <Fact label={words('matchedTo')}>
            <ProperName>{match.name}</ProperName>
          </Fact>
        ) : null}
      </dl>
      <StatusLine progress={view.progress} />
    </header>
  )
}
