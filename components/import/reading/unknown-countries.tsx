import { useId, useMemo } from 'react'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { listCountries } from '@/lib/format/country'
import { countryNames } from '@/lib/format/country-names'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { cellOf } from '@/lib/views/import/import-row'
import { readCell } from '@/lib/views/import/read-cell'

const mostShown = 40

/** Unrecognised cells of the country column, with the number of their rows. */
function countUnknown(
  { rows, columns }: Pick<ImportPlan, 'rows' | 'columns'>,
  places: readonly number[],
): [string, number][] {
  const counts = new Map<string, number>()
  if (!columns.includes('hq_region')) return []
  for (const place of places) {
    const cell = cellOf(rows[place] ?? [], columns, 'hq_region')
    if (readCell('hq_region', cell).remark !== null) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, mostShown)
}

type UnknownCountriesProps = { plan: ImportPlan; places: readonly number[]; onChange: (plan: ImportPlan) => void }

/** Unrecognised country names; each is corrected once for all its rows. */
export function UnknownCountries({ plan, places, onChange }: UnknownCountriesProps) {
  const id = useId()
  const words = useMessages('import')
  const { country } = useFormat()
  const { rows, columns } = plan
  // Not recounted when a country is chosen.
  const unknown = useMemo(() => countUnknown({ rows, columns }, places), [rows, columns, places])
  const countries = useMemo(
    () =>
      listCountries(countryNames)
        .map(({ code }) => ({ code, name: country(code).name }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    [country],
  )
  if (unknown.length === 0) return null
  return (
    <section className="mt-5" aria-labelledby={id}>
      <h3 id={id} className="font-strong">
        {words('unknownCountries')}
      </h3>
      <p className="mt-1 max-w-prose text-ink-soft">{words('unknownCountriesDetail')}</p>
      <ul className="mt-2">
        {unknown.map(([cell, rowsOfIt]) => (
          <li key={cell} className="grid items-center gap-x-4 gap-y-1 py-1.5 sm:grid-cols-[1fr_14rem]">
            <span className="wrap-anywhere">
              <bdi>{cell}</bdi> <span className="text-ink-faint">{words('ofRows', { rows: rowsOfIt })}</span>
            </span>
            <NativeSelect
              aria-label={words('countryOf', { cell })}
              className="w-full"
              value={plan.countries[cell] ?? ''}
              onChange={({ target: { value } }) => {
                const { [cell]: _before, ...others } = plan.countries
                onChange({ ...plan, countries: value === '' ? others : { ...others, [cell]: value } })
              }}
            >
              <option value="">{words('noCountry')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
    </section>
  )
}
