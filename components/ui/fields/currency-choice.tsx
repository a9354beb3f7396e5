import { NativeSelect } from './native-select'

type CurrencyChoiceProps = {
  id: string
  label: string
  currency: string
  /** In the order in which they are offered. */
  currencies: readonly string[]
  onCurrency: (code: string) => void
}

/** Chooses the currency of a whole page. */
export function CurrencyChoice({ id, label, currency, currencies, onCurrency }: CurrencyChoiceProps) {
  return (
    <label htmlFor={id} className="flex items-center gap-2.5 text-ink-soft print:hidden">
      {label}
      <NativeSelect id={id} className="w-28" value={currency} onChange={(event) => onCurrency(event.target.value)}>
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </NativeSelect>
    </label>
  )
}
