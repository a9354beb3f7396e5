'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { hasToasts, subscribeToToasts } from './toast'

async function loadToaster(): Promise<{ default: ComponentType }> {
  try {
    const { Toaster } = await import('./toaster')
    return { default: Toaster }
  } catch {
    // The action is done; only its announcement is lost.
    return { default: () => null }
  }
}

const LazyToaster = lazy(loadToaster)

/** The place where toasts appear; empty until the first one. */
export function ToastHost() {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    const wake = () => setIsNeeded(true)
    if (hasToasts()) wake()
    return subscribeToToasts(wake)
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <LazyToaster />
    </Suspense>
  )
}
