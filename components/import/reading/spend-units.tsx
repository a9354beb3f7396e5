import { useId } from 'react'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { useMessages } from '@/lib/messages/messages-provider'
import { scales } from '@/lib/views/import/amounts/read-unit'
import type { SpendUnit } from '@/lib/views/import/amounts/spend-units'
import type { ImportPlan } from '@/lib/views/import/import-job'
import { letterOf } from './column-letter'

const unitWords = {
  1: 'unitOnes',
  1000: 'unitThousands',
  10000: 'unitTenThousands',
  100000: 'unitLakhs',
  1000000: 'unitMillions',
  10000000: 'unitCrores',
  100000000: 'unitHundredMillions',
  1000000000: 'unitBillions',
} as const

type Units = ReadonlyMap<number, SpendUnit>
type Told = SpendUnit & { column: number; line: string | null }

/** A remark on each spend column; `line` null if its amounts are plain and nothing is in doubt. */
function useToldUnits(units: Units): Told[] {
  const words = useMessages('import')
  return [...units].map(([column, unit]) => {
    const heading = unit.heading || words('column', { letter: letterOf(column) })
    const scale = scales.find((one) => one === unit.scale) ?? 1
    const said = { heading, unit: words(unitWords[scale]), currency: unit.currency ?? '' }
    const line =
      unit.unknown !== null
        ? words('unknownUnit', { heading, unit: unit.unknown })
        : scale === 1
          ? null
          : words(unit.currency === null ? 'amountsIn' : 'amountsInCurrency', said)
    return { ...unit, heading, column, line }
  })
}

type SpendUnitsProps = { plan: ImportPlan; units: Units; onChange: (plan: ImportPlan) => void }

/** The multiplier of each spend column, changeable. */
export function SpendUnits({ plan, units, onChange }: SpendUnitsProps) {
  const id = useId()
  const words = useMessages('import')
  const told = useToldUnits(units)
  if (told.length === 0) return null
  return (
    <section className="mt-5" aria-labelledby={id}>
      <h3 id={id} className="font-strong">
        {words('unitsTitle')}
      </h3>
      <ul className="mt-2">
        {told.map(({ column, heading, scale, unknown, line }) => (
          <li key={column} className="grid items-center gap-x-4 gap-y-1 py-1.5 sm:grid-cols-[1fr_14rem]">
            <span className={`wrap-anywhere ${unknown === null ? '' : 'text-danger'}`}>
              {line ?? <bdi>{heading}</bdi>}
            </span>
            <NativeSelect
              aria-label={words('unitOf', { heading })}
              className="w-full"
              value={String(scale)}
              onChange={({ target }) =>
                onChange({ ...plan, scales: { ...plan.scales, [column]: Number(target.value) } })
              }
            >
              {scales.map((one) => (
                <option key={one} value={one}>
                  {words(unitWords[one])}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same in words, if nothing can be changed. */
export function SpendUnitLines({ units }: { units: Units }) {
  const told = useToldUnits(units).flatMap(({ column, line, unknown }) =>
    line === null ? [] : [{ column, line, isDoubtful: unknown !== null }],
  )
  if (told.length === 0) return null
  return (
    <ul className="mt-3 list-disc pl-5">
      {told.map(({ column, line, isDoubtful }) => (
        <li key={column} className={isDoubtful ? 'text-danger' : 'text-ink-soft'}>
          {line}
        </li>
      ))}
    </ul>
  )
}
