import { useId } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { letterOf } from './column-letter'

/** The first rows and columns, enough to see where a list begins. */
const fewestRows = 8
const shownColumns = 8

type HeadingChoiceProps = { plan: ImportPlan; onChoose: (headings: number | null) => void }

/** The first rows unchanged; clicking one makes it the row of headings. */
export function HeadingChoice({ plan, onChoose }: HeadingChoiceProps) {
  const id = useId()
  const words = useMessages('import')
  const shown = plan.rows.slice(0, Math.max(fewestRows, (plan.headings ?? 0) + 4))
  const width = Math.min(shownColumns, Math.max(1, ...shown.map((row) => row.length)))
  const columns = Array.from({ length: width }, (_, column) => letterOf(column))
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="font-strong">{words('headingsIn')}</legend>
      <div className="mt-2 max-h-72 overflow-auto rounded border border-line">
        <table className="w-full text-xs">
          <tbody>
            {shown.map((row, place) => {
              const isBlank = !row.some((cell) => cell.trim() !== '')
              const label = words('row', { row: place + 1 })
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place in the sheet
                <tr key={place} className={plan.headings === place ? 'bg-accent-wash font-strong' : ''}>
                  <th scope="row" className="whitespace-nowrap px-2 py-1 text-left font-normal">
                    <label className="flex items-center gap-2">
                      <input
                        type="radio"
                        name={id}
                        className="accent-accent"
                        checked={plan.headings === place}
                        disabled={isBlank}
                        onChange={() => onChoose(place)}
                      />
                      {label}
                    </label>
                  </th>
                  {columns.map((letter, column) => (
                    <td key={letter} className="max-w-40 truncate border-line border-l px-2 py-1">
                      <bdi>{row[column] ?? ''}</bdi>
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <label className="mt-2 flex items-center gap-2">
        <input
          type="radio"
          name={id}
          className="accent-accent"
          checked={plan.headings === null}
          onChange={() => onChoose(null)}
        />
        {words('noHeadings')}
      </label>
    </fieldset>
  )
}
