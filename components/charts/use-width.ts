'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of a chart's frame in pixels. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(560)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, entry?.contentRect.width ?? 560)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, width]
}
