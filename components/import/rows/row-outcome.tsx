import { NativeSelect } from '@/components/ui/fields/native-select'
import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { Check, Choice, SameCompany } from '@/lib/views/import/import-job'
import { areUnlike } from '@/lib/views/import/import-row'
import type { ImportRow } from '@/lib/views/import/import-rows'

type RowOutcomeProps = {
  row: ImportRow
  /** The code of the row's country; null without one. */
  given: string | null
  /** Whether the row has an own id or an identifier. */
  isIdentified: boolean
  /** Whether the row may be merged with a record of its company, or left out because of it. */
  mayJoin: boolean
  onChoose: (place: number, choice: Choice | null) => void
}

/** What registering a row would do, with the decisions it needs. */
export function RowOutcome({ row, given, isIdentified, mayJoin, onChoose }: RowOutcomeProps) {
  const words = useMessages('import')
  const { country } = useFormat()
  const { check } = row
  const repeated =
    row.repeats === null ? null : <p className="mt-1 text-ink-soft">{words('repeats', { row: row.repeats })}</p>
  switch (check?.kind) {
    case 'there':
      return check.id === null ? null : (
        <>
          <p className="mt-1">
            <PageLink href={paths.organization(check.id)} className="link">
              {words('thereLink')}
            </PageLink>
          </p>
          <OtherName check={check} name={row.name} isIdentified={isIdentified} />
        </>
      )
    case 'new':
      return (
        <>
          {repeated}
          {check.company === null ? null : (
            <p className="mt-1 text-ink-soft">
              {words.rich('knownAs', {
                company: check.company,
                name: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
              })}
            </p>
          )}
          {check.company === null || given === null || !check.region || check.region === given ? null : (
            <p className="mt-1 text-danger">
              {words('otherCountry', { given: country(given).name, country: country(check.region).name })}
            </p>
          )}
          {check.same === undefined ? null : (
            <SameCompanyChoice row={row} same={check.same} onChoose={mayJoin ? onChoose : null} />
          )}
        </>
      )
    case 'candidates':
      return (
        <>
          {repeated}
          <NativeSelect
            aria-label={words('which', { row: row.number })}
            className="mt-2 w-full sm:w-96"
            value={typeof row.choice === 'number' || row.choice === 'none' ? String(row.choice) : ''}
            onChange={({ target: { value } }) =>
              onChoose(row.place, value === '' ? null : value === 'none' ? 'none' : Number(value))
            }
          >
            <option value="">{words('decideLater')}</option>
            {check.candidates.map(({ companyId, name, region }) => (
              <option key={companyId} value={companyId}>
                {region === null ? name : words('candidate', { name, country: country(region).name })}
              </option>
            ))}
            <option value="none">{words('noneOfThese')}</option>
          </NativeSelect>
        </>
      )
    default:
      return repeated
  }
}

/** Says that the record has another name: a doubt if an identifier led to it, otherwise a remark. */
function OtherName({
  check: { name: there, isIdentified: byIdentifier, company },
  name,
  isIdentified,
}: {
  check: Extract<Check, { kind: 'there' }>
  name: string
  isIdentified: boolean
}) {
  const words = useMessages('import')
  if (!there || !areUnlike(there, name)) return null
  // If the service does not say, an identifier is only assumed if the row has one.
  if (byIdentifier ?? isIdentified) return <p className="mt-1 text-danger">{words('thereUnlike', { name: there })}</p>
  return (
    <p className="mt-1 text-ink-soft">
      {company ? words('thereCompany', { name: there, company }) : words('thereAs', { name: there })}
    </p>
  )
}

/** A record of the same company that stays separate by default, and the reader's options. */
function SameCompanyChoice({
  row,
  same,
  onChoose,
}: {
  row: ImportRow
  same: SameCompany
  /** Null: information only. */
  onChoose: RowOutcomeProps['onChoose'] | null
}) {
  const words = useMessages('import')
  const { country } = useFormat()
  const isJoined = typeof row.choice === 'object' && row.choice?.into === same.id
  const called = same.name ?? String(same.id)
  return (
    <>
      <p className="mt-1">
        {words.rich('haveCompany', {
          name:
            same.region === null ? called : words('candidate', { name: called, country: country(same.region).name }),
          link: (chunks) => (
            <PageLink href={paths.organization(same.id)} className="link wrap-anywhere">
              <bdi>{chunks}</bdi>
            </PageLink>
          ),
        })}
      </p>
      {onChoose === null ? null : (
        <NativeSelect
          aria-label={words('sameCompany', { row: row.number })}
          className="mt-2 w-full sm:w-96"
          value={row.choice === 'skip' ? 'skip' : isJoined ? 'join' : ''}
          onChange={({ target: { value } }) =>
            onChoose(row.place, value === 'join' ? { into: same.id } : value === 'skip' ? value : null)
          }
        >
          <option value="">{words('registerApart')}</option>
          <option value="join">{words('registerJoined')}</option>
          <option value="skip">{words('leaveRowOut')}</option>
        </NativeSelect>
      )}
    </>
  )
}
