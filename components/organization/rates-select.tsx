'use client'

import { useId } from 'react'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { useMessages } from '@/lib/messages/messages-provider'
import { yearlyRates } from '@/lib/views/address/choose-rates'

type RatesSelectProps = { rates: string; years: readonly number[]; onRates: (rates: string) => void }

/**
 * Chooses each year's own rate, or one year's rate for all years, so that growth is not an effect of the currency; the choice is
 * in the page's address.
 */
export function RatesSelect({ rates, years, onRates }: RatesSelectProps) {
  const words = useMessages('organization')
  const id = useId()
  const offered = [...new Set(years.map(String))]
  if (offered.length === 0) return null
  const isListed = rates === yearlyRates || offered.includes(rates)
  return (
    <div className="flex items-center gap-2.5 print:hidden">
      <label htmlFor={id} className="text-ink-soft">
        {words('rates')}
      </label>
      <NativeSelect id={id} className="w-56" value={rates} onChange={(event) => onRates(event.target.value)}>
        <option value={yearlyRates}>{words('eachYearsRate')}</option>
        {isListed ? null : <option value={rates}>{words('constantRate', { year: rates })}</option>}
        {offered.map((year) => (
          <option key={year} value={year}>
            {words('constantRate', { year })}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
