'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { MessagesProvider } from '@/lib/messages/messages-provider'
import type { Reader, SentReader } from '@/lib/messages/reader'
import type { CompiledCatalog } from '@/lib/messages/words'
import { createQueryClient } from '@/lib/queries/create-query-client'
import { UrlStateProvider } from '@/lib/queries/list/url-state'
import { KeptCurrencyProvider } from '@/lib/queries/list/use-currency'

type ProvidersProps = {
  reader: SentReader
  /** The currency that this browser chose last. */
  currency: string
  children: ReactNode
}

export function Providers({ reader: { language, locale, catalog }, currency, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient)
  const reader = useMemo<Reader>(
    () => ({ language, locale, catalog: JSON.parse(catalog) as CompiledCatalog }),
    [language, locale, catalog],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <MessagesProvider reader={reader}>
        <UrlStateProvider>
          <KeptCurrencyProvider kept={currency}>{children}</KeptCurrencyProvider>
        </UrlStateProvider>
      </MessagesProvider>
    </QueryClientProvider>
  )
}
