'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'

/** With the server's own wait of up to 4 s, the notice appears before the 15 s after which a request counts as failed. */
const slowMs = 8000

/** Shown instead of a slow answer: that it takes long, and that the reader need not do anything. */
export function SlowNotice() {
  const words = useMessages('ui')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? <p className="p-3 text-ink-soft">{words('serviceSlow')}</p> : null
}
