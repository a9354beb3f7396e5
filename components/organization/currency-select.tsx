'use client'

import { useId } from 'react'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { useMessages } from '@/lib/messages/messages-provider'
import { commonCurrencies } from '@/lib/views/address/choose-currency'

type CurrencySelectProps = { currency: string; currencies: readonly string[]; onCurrency: (code: string) => void }

/** Chooses the currency of every amount and factor on the page; the choice is in the page's address. */
export function CurrencySelect({ currency, currencies, onCurrency }: CurrencySelectProps) {
  const words = useMessages('organization')
  const id = useId()
  const common = new Set<string>(commonCurrencies)
  const others = currencies.filter((code) => !common.has(code))
  const isListed = common.has(currency) || others.includes(currency)
  return (
    <div className="flex items-center gap-2.5 print:hidden">
      <label htmlFor={id} className="text-ink-soft">
        {words('currency')}
      </label>
      <NativeSelect id={id} className="w-28" value={currency} onChange={(event) => onCurrency(event.target.value)}>
        {isListed ? null : <option value={currency}>{currency}</option>}
        <optgroup label={words('commonCurrencies')}>
          {commonCurrencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </optgroup>
        <optgroup label={words('allCurrencies')}>
          {others.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </optgroup>
      </NativeSelect>
    </div>
  )
}
