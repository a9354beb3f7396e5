'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { currencyCookie, currencyCookieSeconds, defaultCurrency } from '@/lib/views/address/choose-currency'
import { currencyInUrl } from '@/lib/views/address/currency-in-url'
import { useUrlValue } from './url-state'

type KeptCurrency = { kept: string; keep: (code: string) => void }

const KeptCurrencyContext = createContext<KeptCurrency>({ kept: defaultCurrency, keep: () => undefined })

/** `kept`: what this browser chose before, as the server read it. */
export function KeptCurrencyProvider({ kept: first, children }: { kept: string; children: ReactNode }) {
  const [kept, setKept] = useState(first)
  const state = useMemo<KeptCurrency>(
    () => ({
      kept,
      keep: (code) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
        document.cookie = `${currencyCookie}=${code}; path=/; max-age=${currencyCookieSeconds}; samesite=lax`
        setKept(code)
      },
    }),
    [kept],
  )
  return <KeptCurrencyContext value={state}>{children}</KeptCurrencyContext>
}

/** The currency that the address asks for, else the one chosen last in this browser. A choice goes into both. */
export function useCurrency(): [string, (code: string) => void] {
  const { kept, keep } = useContext(KeptCurrencyContext)
  const [asked, ask] = useUrlValue('currency', currencyInUrl)
  const choose = useCallback(
    (code: string) => {
      keep(code)
      ask(code)
    },
    [keep, ask],
  )
  return [asked ?? kept, choose]
}
