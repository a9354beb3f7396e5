'use client'

import { useMemo } from 'react'
import { useReader } from '@/lib/messages/messages-provider'
import { createFormat, type Format } from './create-format'

/** Figures, days and words as the reader of this page reads them; `locale` where it is not the page's own. */
export function useFormat(locale?: string): Format {
  const reader = useReader()
  return useMemo(() => createFormat(locale ?? reader.locale, reader.catalog), [locale, reader])
}
