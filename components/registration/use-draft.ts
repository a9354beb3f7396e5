import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { keepDraft, readDraft, tabStorage } from '@/lib/browser-memory/registration-draft'
import { emptyRegistration } from '@/lib/views/registration/registration-fields'
import type { RegistrationForm } from '@/lib/views/registration/registration-form'

const longestName = 200

/** Fields filled in before the page was hydrated: they are newer than the stored draft. */
function readTyped(values: RegistrationForm): Partial<RegistrationForm> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== false))
}

/**
 * Stores the typed text, so that it survives a reload and a visit of another page. `isRestored`: the form was filled from it.
 * `clear` empties both and returns a function that undoes this.
 */
export function useDraft(form: UseFormReturn<RegistrationForm>): { isRestored: boolean; clear: () => () => void } {
  const [isRestored, setIsRestored] = useState(false)
  const { reset, subscribe, getValues } = form
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('name')?.trim().slice(0, longestName) ?? ''
    const draft = readDraft(tabStorage())
    const typed = readTyped(getValues())
    // A link that names a company takes precedence over a draft of another one.
    if (named !== '' && draft?.name !== named) {
      reset({ ...emptyRegistration, name: named, ...typed })
    } else if (draft !== null) {
      reset({ ...draft, ...typed })
      setIsRestored(true)
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(tabStorage(), values) })
  }, [reset, subscribe, getValues])

  function fill(values: RegistrationForm, isBack: boolean): void {
    reset(values)
    keepDraft(tabStorage(), values)
    setIsRestored(isBack)
  }
  return {
    isRestored,
    clear: () => {
      const before = { ...getValues() }
      fill(emptyRegistration, false)
      return () => fill(before, true)
    },
  }
}
