import { useEffect, useState } from 'react'

/** `value` once it has stayed the same for `ms`, so that not every letter typed is a question to the service. */
export function useDelayed<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
