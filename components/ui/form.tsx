'use client'

import { type ComponentProps, type FormEvent, useRef } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'ref'> & {
  /** Handles the form; the browser never sends it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form that the page handles itself. React stores a submit that happens before hydration, because the form has an action, and
 * calls the action after it: the form is then submitted again. Its values never appear in the page's address.
 */
export function Form({ onSubmit, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isEarly = useRef(false)
  return (
    <form
      {...props}
      ref={form}
      action={() => {
        isEarly.current = true
        form.current?.requestSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event)
      }}
      onReset={(event) => {
        // React resets a form after its action; here the handler decides what stays.
        if (isEarly.current) event.preventDefault()
        isEarly.current = false
      }}
    />
  )
}
