'use client'

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MessagesProvider } from '@/lib/messages/messages-provider'
import type { Reader } from '@/lib/messages/reader'
import { createQueryClient } from '@/lib/queries/create-query-client'
import { UrlStateProvider } from '@/lib/queries/url-state'

type ProvidersProps = { nonce: string | undefined; reader: Reader; children: ReactNode }

export function Providers({ nonce, reader, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <CSPProvider {...(nonce === undefined ? {} : { nonce })}>
      <QueryClientProvider client={queryClient}>
        <MessagesProvider reader={reader}>
          <UrlStateProvider>{children}</UrlStateProvider>
        </MessagesProvider>
      </QueryClientProvider>
    </CSPProvider>
  )
}
