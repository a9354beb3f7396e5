'use client'

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { cookiePath } from '@/lib/base-path'
import { currencyCookie, currencyCookieSeconds, defaultCurrency } from '@/lib/views/address/choose-currency'
import { currencyInUrl } from '@/lib/views/address/currency-in-url'
import { useUrlValue } from './url-state'

type KeptCurrency = { kept: string; keep: (code: string) => void }

const KeptCurrencyContext = createContext<KeptCurrency>({ kept: defaultCurrency, keep: () => undefined })

/** `kept`: what this browser chose before, as the server read it. A choice holds for the pages that are opened after it. */
export function KeptCurrencyProvider({ kept: first, children }: { kept: string; children: ReactNode }) {
  const [kept, setKept] = useState(first)
  const newest = useRef(first)
  const pathname = usePathname()
  // Not at once: on the page of the choice the address says it, and the way back leads to what stood there before.
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
