import { useId } from 'react'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { SpendUnit } from '@/lib/views/import/amounts/spend-units'
import { spendCurrencies } from '@/lib/views/import/currency-sign'
import type { ImportPlan } from '@/lib/views/import/import-job'

type SpendChoiceProps = {
  plan: ImportPlan
  units: ReadonlyMap<number, SpendUnit>
  onChange: (plan: ImportPlan) => void
}

/** Year and currency of spend columns that have them neither in their heading nor in a column beside them. */
export function SpendChoice({ plan, units, onChange }: SpendChoiceProps) {
  const id = useId()
  const words = useMessages('import')
  const { thisYear } = useFormat()
  const { columns, spend } = plan
  const spends = [...units.values()]
  const asksYear = !columns.includes('spend_year') && spends.some(({ year }) => year === null)
  const asksCurrency = !columns.includes('spend_currency') && spends.some(({ currency }) => currency === null)
  if (!asksYear && !asksCurrency) return null
  const titleYear = spends.find((unit) => unit.titleYear !== undefined)?.titleYear
  const recent = Array.from({ length: 15 }, (_, place) => String(thisYear - place))
  const told = titleYear === undefined ? '' : String(titleYear)
  const years = told === '' || recent.includes(told) ? recent : [...recent, told]
  const choose = (change: Partial<ImportPlan['spend']>) => onChange({ ...plan, spend: { ...spend, ...change } })
  return (
    <section className="mt-5" aria-labelledby={id}>
      <h3 id={id} className="font-strong">
        {words('spendChoice')}
      </h3>
      <p className="mt-1 max-w-prose text-ink-soft">{words('spendChoiceDetail')}</p>
      <div className="mt-2 flex flex-wrap gap-4">
        {asksYear ? (
          <Choice
            label={words('fieldSpendYear')}
            value={spend.year || told}
            options={years}
            onChoose={(year) => choose({ year })}
          />
        ) : null}
        {asksCurrency ? (
          <Choice
            label={words('fieldSpendCurrency')}
            value={spend.currency}
            options={spendCurrencies}
            onChoose={(currency) => choose({ currency })}
          />
        ) : null}
      </div>
    </section>
  )
}

type ChoiceProps = { label: string; value: string; options: readonly string[]; onChoose: (value: string) => void }

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  const words = useMessages('import')
  return (
    <div>
      <label htmlFor={id} className="mb-1 block">
        {label}
      </label>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{words('notSaid')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
