import { useEffect, useState } from 'react'

/** Returns `value` once it has not changed for `ms`, so that not every typed letter causes a request. */
export function useDelayed<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
