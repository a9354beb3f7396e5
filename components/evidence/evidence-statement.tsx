import { useMessages } from '@/lib/messages/messages-provider'
import type { StatementView } from '@/lib/views/evidence/evidence-statement'
import { EvidencePart, MaybeLink } from './evidence-part'

const shownAtFirst = 6

/** File, sheet, row and path, for readers who open the publisher's file. */
export function PlaceInFile({ places }: { places: readonly string[] }) {
  const words = useMessages('evidence')
  return (
    <details className="mt-1 text-ink-soft">
      <summary className="w-fit">{words('placeInFile')}</summary>
      <ul className="mt-1 flex flex-col gap-1 [overflow-wrap:anywhere]">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </details>
  )
}

function Printed({ printed }: { printed: StatementView['printed'] }) {
  return (
    <ul className="flex flex-col gap-1">
      {printed.map(({ key, text }) => (
        <li key={key} className="font-strong">
          {text}
        </li>
      ))}
    </ul>
  )
}

function AsPrinted({ printed }: { printed: StatementView['printed'] }) {
  const words = useMessages('evidence')
  const more = printed.slice(shownAtFirst)
  return (
    <>
      <Printed printed={printed.slice(0, shownAtFirst)} />
      {more.length === 0 ? null : (
        <details className="mt-2">
          <summary className="w-fit text-accent">{words('more', { count: more.length })}</summary>
          <Printed printed={more} />
        </details>
      )}
    </>
  )
}

/** The publisher of a statement with licence and day. */
export function Publisher({ statement }: { statement: StatementView }) {
  const words = useMessages('evidence')
  const { publisher, title, href, licence, licenceHref, retrieved } = statement
  return (
    <>
      <p>
        <MaybeLink href={href}>{title ?? publisher}</MaybeLink>
        {title && publisher ? `, ${publisher}` : null}
      </p>
      <p className="text-ink-soft">
        {licence
          ? words.rich(retrieved ? 'licenceAndDay' : 'licence', {
              licence,
              day: retrieved ?? '',
              link: (chunks) => (
                <MaybeLink key="licence" href={licenceHref}>
                  {chunks}
                </MaybeLink>
              ),
            })
          : null}
        {!licence && retrieved ? words('listOf', { day: retrieved }) : null}
      </p>
    </>
  )
}

/** What one publisher's file says and where, the report behind it, and the publisher. */
export function EvidenceStatement({ statement }: { statement: StatementView }) {
  const words = useMessages('evidence')
  const { report, printed, printedTitle, record } = statement
  const places =
    printed.length > 0 ? [...new Set(printed.map(({ where }) => where))] : [record ?? words('placeNotKnown')]
  return (
    <>
      {printed.length === 0 ? null : (
        <EvidencePart title={printedTitle}>
          <AsPrinted printed={printed} />
        </EvidencePart>
      )}
      {report ? (
        <EvidencePart title={words('report')}>
          <p className="[overflow-wrap:anywhere]">
            <MaybeLink href={report.href}>{report.title}</MaybeLink>
            {report.page ? `, ${words('page', { page: report.page })}` : null}
          </p>
        </EvidencePart>
      ) : null}
      <EvidencePart title={words('publisher')}>
        <Publisher statement={statement} />
        <PlaceInFile places={places} />
      </EvidencePart>
    </>
  )
}
