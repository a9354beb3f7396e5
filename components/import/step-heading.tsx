import { type ReactNode, useEffect, useRef } from 'react'

/** A step's heading, which takes the focus when the step begins, so that screen readers announce it. */
export function StepHeading({ children, takesFocus = true }: { children: ReactNode; takesFocus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1} className="font-strong text-lg outline-none">
      {children}
    </h2>
  )
}
