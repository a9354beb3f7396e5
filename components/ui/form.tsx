'use client'

import { type ComponentProps, type FormEvent, useRef } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'ref'> & {
  /** What answers the form; the browser never sends it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form that the page itself answers. React keeps what is sent before the page is hydrated, because the form has an action, and calls
 * the action once it is: the form is then sent again. Nothing of it ever stands in the address.
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
        // React empties a form after its action; here whoever answers decides what stays.
        if (isEarly.current) event.preventDefault()
        isEarly.current = false
      }}
    />
  )
}
