'use client'

import { useMemo } from 'react'
import { useReader } from '@/lib/messages/messages-provider'
import { createFormat, type Format } from './create-format'

/** Figures, days and words in the language of the page's reader; `locale` overrides the page's. */
export function useFormat(locale?: string): Format {
  const reader = useReader()
  return useMemo(() => createFormat(locale ?? reader.locale, reader.catalog), [locale, reader])
}
