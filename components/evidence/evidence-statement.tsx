import { useMessages } from '@/lib/messages/messages-provider'
import type { StatementView } from '@/lib/views/evidence-statement'
import { EvidencePart, MaybeLink } from './evidence-part'

const shownAtFirst = 6

function Printed({ printed }: { printed: StatementView['printed'] }) {
  return (
    <ul className="flex flex-col gap-2">
      {printed.map(({ key, text, where }) => (
        <li key={key}>
          <span className="font-strong">{text}</span>
          <br />
          <span className="text-ink-soft [overflow-wrap:anywhere]">{where}</span>
        </li>
      ))}
    </ul>
  )
}

function Where({ statement }: { statement: StatementView }) {
  const words = useMessages('evidence')
  const { printed, record } = statement
  if (printed.length === 0) {
    return <p className="[overflow-wrap:anywhere]">{record ?? words('placeNotKnown')}</p>
  }
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

/** What one publisher's file says and where, the report it took it from, and who the publisher is. */
export function EvidenceStatement({ statement }: { statement: StatementView }) {
  const words = useMessages('evidence')
  const { report, printed } = statement
  return (
    <>
      <EvidencePart title={printed.length === 0 ? words('whereItStands') : words('asPrinted')}>
        <Where statement={statement} />
      </EvidencePart>
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
      </EvidencePart>
    </>
  )
}
