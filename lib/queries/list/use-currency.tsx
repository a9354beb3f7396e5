'use client'

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { cookiePath } from '@/lib/base-path'
import { currencyCookie, currencyCookieSeconds, defaultCurrency } from '@/lib/views/address/choose-currency'
import { currencyInUrl } from '@/lib/views/address/currency-in-url'
import { useUrlValue } from './url-state'

type KeptCurrency = { kept: string; keep: (code: string) => void }

const KeptCurrencyContext = createContext<KeptCurrency>({ kept: defaultCurrency, keep: () => undefined })

/** `kept`: this browser's earlier choice, as read by the server. A choice applies to pages opened afterwards. */
export function KeptCurrencyProvider({ kept: first, children }: { kept: string; children: ReactNode }) {
  const [kept, setKept] = useState(first)
  const newest = useRef(first)
  const pathname = usePathname()
  // Not at once: on the current page the address holds the choice, and going back restores the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page takes up what was chosen on the one before
  useEffect(() => setKept(newest.current), [pathname])
  const state = useMemo<KeptCurrency>(
    () => ({
      kept,
      keep: (code) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
        document.cookie = `${currencyCookie}=${code}; path=${cookiePath}; max-age=${currencyCookieSeconds}; samesite=lax`
        newest.current = code
      },
    }),
    [kept],
  )
  return <KeptCurrencyContext value={state}>{children}</KeptCurrencyContext>
}

/** The currency in the address, otherwise the last choice of this browser. A choice is stored in both. */
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
