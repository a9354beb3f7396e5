import { Button } from '@/components/ui/button'
import { Flag } from '@/components/ui/marks/flag'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import type { CandidateView } from '@/lib/views/matching/match-question'

/** What the numbers are called in every language. */
const identifierLabels: Readonly<Record<string, string>> = {
  lei: 'LEI', isin: 'ISIN', duns: 'DUNS', sp_global: 'S&P Global', cik: 'SEC CIK', wikidata: 'Wikidata',
  au_abn: 'ABN', sbti: 'SBTi', gcap: 'Global Climate Action Portal',
} // biome-ignore format: a table

/** Numbers that have a name in each language. */
const identifierWords: Readonly<Record<string, Key<'matching'>>> = {
  tw_tax_id: 'taiwanTaxNumber',
  jp_corporate_number: 'japanCorporateNumber',
}

type CandidateCardProps = {
  candidate: CandidateView
  isBusy: boolean
  onChoose: () => void
  /** The key that selects it, if any. */
  shortcut?: string | null
}

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

/** One company that it may be, with the evidence for a decision. */
export function CandidateCard({ candidate, isBusy, onChoose, shortcut = null }: CandidateCardProps) {
  const words = useMessages('matching')
  const format = useFormat()
  const { name, otherNames, country, industryName, websites, identifiers, sources, held, reasons, vetoes, english } =
    candidate
  const say = (text: string) => (english.includes(text) ? <span lang="en">{text}</span> : text)
  const sayHeld = ({ years, latestYear, lists }: NonNullable<CandidateView['held']>) =>
    [
      latestYear === null ? words('heldNoFigures') : words('heldYears', { count: years, year: String(latestYear) }),
      ...lists,
    ].join(' · ')
  const labelled = ({ kind, value }: { kind: string; value: string }) => {
    const said = identifierWords[kind]
    return `${said === undefined ? (identifierLabels[kind] ?? words('otherNumber')) : words(said)} ${value}`
  }
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded border border-line p-4">
      <h3 className="break-words font-strong">
        {shortcut === null ? null : (
          <span
            aria-hidden="true"
            className="mr-2 rounded border border-line-strong px-1.5 font-normal font-sans text-xs"
          >
            {shortcut}
          </span>
        )}
        {name}
      </h3>
      <ul className="text-ink-soft">
        {reasons.map((reason) => (
          <li key={reason}>
            <span aria-hidden="true">+ </span>
            <span className="sr-only">{words('forIt')} </span>
            {say(reason)}
          </li>
        ))}
        {vetoes.map((veto) => (
          <li key={veto}>
            <span aria-hidden="true">− </span>
            <span className="sr-only">{words('againstIt')} </span>
            {say(veto)}
          </li>
        ))}
      </ul>
      <dl className="grid flex-1 content-start gap-2">
        {otherNames.length > 0 ? <Fact label={words('alsoListedAs')}>{otherNames.join(' · ')}</Fact> : null}
        <Fact label={words('country')}>
          {country ? (
            <>
              <Flag code={country.code} flag={country.flag} />
              {format.country(country.code).name}
            </>
          ) : (
            words('unknown')
          )}
        </Fact>
        <Fact label={words('industry')}>{industryName ? format.industryName(industryName) : words('unknown')}</Fact>
        <Fact label={words('website')}>{websites.length > 0 ? <Links links={websites} /> : words('unknown')}</Fact>
        {identifiers.length > 0 ? (
          <Fact label={words('identifiers')}>{identifiers.map(labelled).join(' · ')}</Fact>
        ) : null}
        {held ? <Fact label={words('weHold')}>{sayHeld(held)}</Fact> : null}
        <Fact label={words('namedBy')}>
          <Links links={sources.map(({ title, href }) => ({ label: title, href }))} />
        </Fact>
      </dl>
      <Button
        look="plain"
        disabled={isBusy}
        onClick={onChoose}
        aria-label={words('actionOn', { action: words('itIsThisOne'), name })}
      >
        {words('itIsThisOne')}
      </Button>
    </li>
  )
}
