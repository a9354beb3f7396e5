'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'

/** With what a page waits on the server before (4 s at most) this is said before the 15 s after which an answer counts as failed. */
const slowMs = 8000

/** In place of an answer that takes long: that it does, and that nobody has to do anything. */
export function SlowNotice() {
  const words = useMessages('ui')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow ? <p className="p-3 text-ink-soft">{words('serviceSlow')}</p> : null
}
